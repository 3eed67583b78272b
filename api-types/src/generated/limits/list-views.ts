// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ListViews = {
  value: { maxItems: 50 },
} as const satisfies Limits

export const GetListViewsQuery = {
  list: { isRequired: true, maxLength: 100, pattern: "^[A-Za-z]+\\.[A-Za-z]+$" },
} as const satisfies Limits

export const ListViewChange = {
  list: { isRequired: true, maxLength: 100, pattern: "^[A-Za-z]+\\.[A-Za-z]+$" },
  kept: { isRequired: true, maxItems: 50 },
  removed: { isRequired: true, maxItems: 50 },
} as const satisfies Limits

export const ListViewChangeItems = {
  removed: { maxLength: 64 },
} as const satisfies Limits

export const ListView = {
  key: { isRequired: true, maxLength: 64, pattern: "^[\\w-]+$" },
  name: { isRequired: true, maxLength: 100 },
  view: { maxLength: 20000 },
  isDefault: { isRequired: true },
} as const satisfies Limits

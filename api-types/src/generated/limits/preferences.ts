// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Preferences = {
  pinnedMenuIds: { maxItems: 100 },
  recentMenuIds: { maxItems: 20 },
  menuOrder: { maxItems: 500 },
  knownMenuIds: { maxItems: 500 },
} as const satisfies Limits

export const PreferencesPatch = {
  pinnedMenuIds: { maxItems: 100 },
  recentMenuIds: { maxItems: 20 },
  menuOrder: { maxItems: 500 },
  knownMenuIds: { maxItems: 500 },
  sidebar: { values: ["expanded","collapsed"] },
  language: { values: ["fr","en"] },
} as const satisfies Limits

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const SignatureTemplate = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  pagesFrom: { values: ["start","end"] },
} as const satisfies Limits

export const SignatureTemplateForm = {
  name: { isRequired: true, maxLength: 100 },
  pagesFrom: { values: ["start","end"] },
  places: { isRequired: true, minItems: 1, maxItems: 20 },
} as const satisfies Limits

export const SignatureTemplatePlace = {
  page: { isRequired: true, minimum: 1, maximum: 100000 },
  across: { isRequired: true, minimum: 0, maximum: 100 },
  down: { isRequired: true, minimum: 0, maximum: 100 },
  fields: { maxItems: 50 },
} as const satisfies Limits

export const SignatureFieldForm = {
  kind: { values: ["signature","initials","date","text","checkbox"] },
  label: { isRequired: true, maxLength: 100 },
  page: { isRequired: true, minimum: 1, maximum: 100000 },
  isOnEveryPage: { isRequired: true },
  across: { isRequired: true, minimum: 0, maximum: 100 },
  down: { isRequired: true, minimum: 0, maximum: 100 },
  width: { isRequired: true, minimum: 10, maximum: 500 },
  height: { isRequired: true, minimum: 10, maximum: 500 },
  isRequired: { isRequired: true },
  maxLength: { minimum: 1, maximum: 200 },
} as const satisfies Limits

export const SignatureTemplatePatch = {
  name: { isRequired: true, maxLength: 100 },
} as const satisfies Limits

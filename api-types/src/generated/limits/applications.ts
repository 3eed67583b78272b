// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Application = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  englishName: { minLength: 1, maxLength: 100 },
  technicalName: { isRequired: true, maxLength: 100, pattern: "^[A-Za-z][A-Za-z0-9.-]*$" },
  clientId: { minLength: 1, maxLength: 100, pattern: "^[!-~]+$" },
  tenantId: { minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$" },
  redirectUrl: { maxLength: 500 },
  link: { isRequired: true, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ApplicationItems = {
  redirectUrls: { maxLength: 500 },
} as const satisfies Limits

export const ApplicationForm = {
  name: { isRequired: true, maxLength: 100 },
  englishName: { minLength: 1, maxLength: 100 },
  technicalName: { isRequired: true, maxLength: 100, pattern: "^[A-Za-z][A-Za-z0-9.-]*$" },
  clientId: { minLength: 1, maxLength: 100, pattern: "^[!-~]+$" },
  tenantId: { minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$" },
  redirectUrls: { isRequired: true, maxItems: 20 },
  isInternal: { isRequired: true },
  link: { isRequired: true, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
} as const satisfies Limits

export const ApplicationFormItems = {
  redirectUrls: { maxLength: 500 },
} as const satisfies Limits

export const ApplicationPatch = {
  name: { isRequired: true, maxLength: 100 },
  englishName: { minLength: 1, maxLength: 100 },
  technicalName: { isRequired: true, maxLength: 100, pattern: "^[A-Za-z][A-Za-z0-9.-]*$" },
  clientId: { minLength: 1, maxLength: 100, pattern: "^[!-~]+$" },
  tenantId: { minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$" },
  redirectUrls: { maxItems: 20 },
  link: { isRequired: true, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
} as const satisfies Limits

export const ApplicationPatchItems = {
  redirectUrls: { maxLength: 500 },
} as const satisfies Limits

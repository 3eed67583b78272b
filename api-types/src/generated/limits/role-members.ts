// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const RoleStaticUser = {
  id: { minimum: 1, maximum: 2147483647 },
  rolesId: { minimum: 1, maximum: 2147483647 },
  usersId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const RoleStaticUserForm = {
  rolesId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  usersId: { isRequired: true, minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const RoleMemberEmails = {
  rolesId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  emails: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const RoleMemberEmailsItems = {
  emails: { maxLength: 500 },
} as const satisfies Limits

export const RoleMember = {
  id: { minimum: 1, maximum: 9007199254740991 },
  rolesId: { minimum: 1, maximum: 2147483647 },
  usersId: { minimum: 1, maximum: 2147483647 },
  name: { isRequired: true, maxLength: 100 },
  firstname: { isRequired: true, maxLength: 100 },
  userEmail: { maxLength: 254 },
} as const satisfies Limits

export const RoleMemberEmailsQuestion = {
  rolesId: { minimum: 1 },
  emails: { isRequired: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits

export const RoleMemberEmailsQuestionItems = {
  emails: { maxLength: 500 },
} as const satisfies Limits

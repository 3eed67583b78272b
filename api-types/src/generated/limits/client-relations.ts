// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ClientRelation = {
  id: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["competitor","supplier"] },
  accountId: { minimum: 1, maximum: 2147483647 },
  otherAccountId: { minimum: 1, maximum: 2147483647 },
  note: { maxLength: 500 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ClientRelationForm = {
  kind: { values: ["competitor","supplier"] },
  accountId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  otherAccountId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  note: { maxLength: 500 },
} as const satisfies Limits

export const DeletedClientRelation = {
  id: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["competitor","supplier"] },
  accountId: { minimum: 1, maximum: 2147483647 },
  otherAccountId: { minimum: 1, maximum: 2147483647 },
  note: { maxLength: 500 },
  createdBy: { maxLength: 254 },
  deletedBy: { maxLength: 254 },
} as const satisfies Limits

export const IndependenceConflict = {
  id: { maxLength: 40 },
  staffId: { minimum: 1, maximum: 2147483647 },
  kind: { values: ["competitor","supplier"] },
  auditedId: { minimum: 1, maximum: 2147483647 },
  otherId: { minimum: 1, maximum: 2147483647 },
  auditCount: { minimum: 1 },
  otherCount: { minimum: 1 },
  engagementIds: { maxItems: 80 },
} as const satisfies Limits

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const ReportClient = {
  id: { minimum: 1, maximum: 2147483647 },
  accountLegalName: { isRequired: true, maxLength: 200 },
} as const satisfies Limits

export const ReportFolder = {
  id: { minimum: 1, maximum: 2147483647 },
  name: { maxLength: 400 },
  accountId: { minimum: 1, maximum: 2147483647 },
  createdBy: { maxLength: 254 },
} as const satisfies Limits

export const ReportFolderForm = {
  name: { maxLength: 400 },
  accountId: { minimum: 1, maximum: 2147483647 },
  parentFolderId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportFolderPatch = {
  name: { maxLength: 400 },
  engagementId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportFolderMove = {
  parentFolderId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportFolderChange = {
  kind: { values: ["create","rename","move","delete"] },
  folderId: { minimum: 1, maximum: 2147483647 },
  name: { maxLength: 400 },
  accountId: { minimum: 1, maximum: 2147483647 },
  parentFolderId: { minimum: 1, maximum: 2147483647 },
  engagementId: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const ReportDeletion = {
  kind: { values: ["folder","report"] },
  targetId: { minimum: 1, maximum: 2147483647 },
  accountId: { minimum: 1, maximum: 2147483647 },
  deletedBy: { maxLength: 254 },
} as const satisfies Limits

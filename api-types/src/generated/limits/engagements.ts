// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const Engagement = {
  id: { minimum: 1, maximum: 2147483647 },
  engagementCode: { isRequired: true, maxLength: 30 },
  engagementDescription: { isRequired: true, maxLength: 300 },
  engagementStatut: { values: ["Actif","dormant","Clos"] },
  engagementType: { values: ["real","provisional"] },
  engagementAccountNumber: { isRequired: true, maxLength: 20 },
  engagementPartnerEmail: { maxLength: 254 },
  engagementManagerEmail: { maxLength: 254 },
} as const satisfies Limits

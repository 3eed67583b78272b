// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List engagements. */
export const listEngagements: Call<'listEngagements'> = {
  id: 'listEngagements',
  host: 'organisation',
  method: 'get',
  path: "/v1/Engagements",
}

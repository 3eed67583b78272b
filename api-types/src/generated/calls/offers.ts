// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List solutions (offers). */
export const listOffers: Call<'listOffers'> = {
  id: 'listOffers',
  host: 'organisation',
  method: 'get',
  path: "/v1/Offers",
}

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the calls of API consumers by day and API. */
export const listApiUsages: Call<'listApiUsages'> = {
  id: 'listApiUsages',
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiUsages",
}

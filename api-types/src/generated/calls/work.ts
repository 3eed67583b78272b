// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List what is waiting for you. */
export const listWork: Call<'listWork'> = {
  id: 'listWork',
  host: 'portal',
  method: 'get',
  path: "/v1/Work",
}

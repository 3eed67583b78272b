// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List the tasks that are waiting for the caller. */
export const listWork: Call<'listWork'> = {
  id: 'listWork',
  host: 'portal',
  method: 'get',
  path: "/v1/Work",
}

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List clients. */
export const listAccounts: Call<'listAccounts'> = {
  id: 'listAccounts',
  host: 'customerStore',
  method: 'get',
  path: "/v1/Accounts",
}

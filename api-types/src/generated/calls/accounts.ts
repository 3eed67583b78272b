// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Clients of the firm. */
export const listAccounts: Call<'listAccounts'> = {
  id: 'listAccounts',
  host: 'customerStore',
  method: 'get',
  path: "/v1/Accounts",
}

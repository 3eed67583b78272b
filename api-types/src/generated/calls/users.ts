// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List people who can have roles. */
export const listUsers: Call<'listUsers'> = {
  id: 'listUsers',
  host: 'authorization',
  method: 'get',
  path: "/v1/Users",
}

/** List the scopes that people have in effect. */
export const listUserScopes: Call<'listUserScopes'> = {
  id: 'listUserScopes',
  host: 'authorization',
  method: 'get',
  path: "/v1/UserScopes",
}

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** People who can hold roles. */
export const listUsers: Call<'listUsers'> = {
  id: 'listUsers',
  host: 'authorization',
  method: 'get',
  path: "/v1/Users",
}

/** Scopes in effect. */
export const listUserScopes: Call<'listUserScopes'> = {
  id: 'listUserScopes',
  host: 'authorization',
  method: 'get',
  path: "/v1/UserScopes",
}

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** End the caller’s session. */
export const logoutUser: Call<'logoutUser'> = {
  id: 'logoutUser',
  host: 'portal',
  method: 'get',
  path: "/v1/Users/Logout",
}

/** Get the global settings. */
export const getSettings: Call<'getSettings'> = {
  id: 'getSettings',
  host: 'portal',
  method: 'get',
  path: "/v1/Settings",
}

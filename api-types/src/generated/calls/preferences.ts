// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the caller’s preferences. */
export const getPreferences: Call<'getPreferences'> = {
  id: 'getPreferences',
  host: 'portal',
  method: 'get',
  path: "/v1/Preferences",
}

/** Update the caller’s preferences. */
export const updatePreferences: Call<'updatePreferences'> = {
  id: 'updatePreferences',
  host: 'portal',
  method: 'patch',
  path: "/v1/Preferences",
  stale: ["getPreferences"],
}

// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the caller’s record in the client directory. */
export const listContactClaims: Call<'listContactClaims'> = {
  id: 'listContactClaims',
  host: 'customerStore',
  method: 'get',
  path: "/v1/ContactClaims",
}

/** List contacts. */
export const listContacts: Call<'listContacts'> = {
  id: 'listContacts',
  host: 'customerStore',
  method: 'get',
  path: "/v1/Contacts",
}

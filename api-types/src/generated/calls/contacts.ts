// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** What the customer data store knows about the caller. */
export const listContactClaims: Call<'listContactClaims'> = {
  id: 'listContactClaims',
  host: 'customerStore',
  method: 'get',
  path: "/v1/ContactClaims",
}

/** Contacts. */
export const listContacts: Call<'listContacts'> = {
  id: 'listContacts',
  host: 'customerStore',
  method: 'get',
  path: "/v1/Contacts",
}

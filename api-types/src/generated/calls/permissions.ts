// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the permissions of a person, with reasons. */
export const getUserPermissions: Call<'getUserPermissions'> = {
  id: 'getUserPermissions',
  host: 'authorization',
  method: 'get',
  path: "/v1/UserPermissions({id})",
}

/** Get the permissions of a contact who cannot have roles yet. */
export const getContactPermissions: Call<'getContactPermissions'> = {
  id: 'getContactPermissions',
  host: 'authorization',
  method: 'get',
  path: "/v1/ContactPermissions({id})",
}

/** List contacts who cannot have roles yet. */
export const listContactsWithoutUser: Call<'listContactsWithoutUser'> = {
  id: 'listContactsWithoutUser',
  host: 'authorization',
  method: 'get',
  path: "/v1/ContactsWithoutUser",
}

/** List everyone who has a scope. */
export const listScopeHolders: Call<'listScopeHolders'> = {
  id: 'listScopeHolders',
  host: 'authorization',
  method: 'get',
  path: "/v1/Scopes({id})/Holders",
}

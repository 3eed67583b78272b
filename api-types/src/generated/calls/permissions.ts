// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** What a person may do, and why. */
export const getUserPermissions: Call<'getUserPermissions'> = {
  id: 'getUserPermissions',
  host: 'authorization',
  method: 'get',
  path: "/v1/UserPermissions({id})",
}

/** What somebody meets who has a contact record and cannot hold roles yet. */
export const getContactPermissions: Call<'getContactPermissions'> = {
  id: 'getContactPermissions',
  host: 'authorization',
  method: 'get',
  path: "/v1/ContactPermissions({id})",
}

/** People who have a contact record and cannot hold roles yet. */
export const listContactsWithoutUser: Call<'listContactsWithoutUser'> = {
  id: 'listContactsWithoutUser',
  host: 'authorization',
  method: 'get',
  path: "/v1/ContactsWithoutUser",
}

/** Everybody who has a scope in effect. */
export const listScopeHolders: Call<'listScopeHolders'> = {
  id: 'listScopeHolders',
  host: 'authorization',
  method: 'get',
  path: "/v1/Scopes({id})/Holders",
}

import { allPages } from '../api/all-pages.ts'
import type { Api } from '../api/clients.ts'
import { queryOptions } from '@tanstack/react-query'

/** What the customer data store knows about the caller; the first item carries contactType. */
export const listContactClaimsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listContactClaims'],
    // Everything else knows people by their e-mail in lower case; the store keeps it as it was entered.
    queryFn: async ({ signal }) =>
      (await api.customerStore.get('/v1/ContactClaims', { signal })).data.value.map(claim => ({
        ...claim,
        contactEmailOffice: claim.contactEmailOffice.toLowerCase(),
      })),
    staleTime: 5 * 60_000,
  })

/** Names of the scopes in effect for a person. */
export const listUserScopesOptions = (api: Api, userEmail: string) =>
  queryOptions({
    queryKey: ['listUserScopes', { userEmail }],
    queryFn: async ({ signal }) => {
      const held = await allPages(page =>
        api.authorization.get('/v1/UserScopes', {
          signal,
          query: { filter: ['userEmail', 'eq', userEmail], select: ['scopeName'], ...page },
        }),
      )
      return held.map(({ scopeName }) => scopeName)
    },
    staleTime: 60_000,
  })

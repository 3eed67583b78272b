import type { Schemas } from '@parvis/api-types/authorization'
import { query } from '@parvis/api-types/odata'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { contactOf, placeOf, type PersonKey } from './addresses.ts'

/** What a person may do, and why: one who can hold roles, or a contact who cannot yet. */
export const getPermissionsOptions = (api: Api, key: PersonKey) => {
  const contactId = contactOf(key)
  return queryOptions({
    queryKey: contactId === undefined ? ['getUserPermissions', key] : ['getContactPermissions', contactId],
    queryFn: async ({ signal }) =>
      contactId === undefined
        ? (await api.authorization.get('/v1/UserPermissions({id})', { signal, path: { id: Number(key) } }))
            .data
        : (await api.authorization.get('/v1/ContactPermissions({id})', { signal, path: { id: contactId } }))
            .data,
    staleTime: 10_000,
  })
}

/** Every scope by name, however many pages they take. */
export const listScopesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listScopes', 'described'],
    queryFn: ({ signal }) =>
      allPages(({ top, skip }) =>
        api.authorization.get('/v1/Scopes', {
          signal,
          query: {
            select: ['id', 'scopeName', 'scopeDescription', 'scopeEnglishDescription'],
            orderby: ['scopeName'],
            top,
            skip,
          },
        }),
      ),
    staleTime: 60_000,
  })

export type ScopeHolder = Schemas['ScopeHolder']

/** One page of those who have a scope. */
export const listScopeHoldersOptions = (api: Api, id: number, page: GridPageQuery<ScopeHolder>) =>
  queryOptions({
    queryKey: ['listScopeHolders', id, page],
    queryFn: ({ signal }) => readScopeHolders(api, id, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** Reads those who have a scope. */
export async function readScopeHolders(
  api: Api,
  id: number,
  page: GridPageQuery<ScopeHolder>,
  signal: AbortSignal,
) {
  const { data } = await api.authorization.get('/v1/Scopes({id})/Holders', {
    signal,
    path: { id },
    query: page,
  })
  return data
}

/** People of one page of a search. */
const searchSize = 20

/** People who can hold roles, by the words of name, e-mail or login. */
export const searchUsersOptions = (api: Api, search: string, skip: number) => {
  const page = query<Schemas['User']>()({
    search,
    orderby: ['name', 'firstname'],
    top: searchSize,
    skip,
    count: true,
  })
  return queryOptions({
    queryKey: ['listUsers', page],
    queryFn: async ({ signal }) => (await api.authorization.get('/v1/Users', { signal, query: page })).data,
  })
}

/** People who cannot hold roles yet, by the words of name or e-mail. */
export const searchContactsOptions = (api: Api, search: string, skip: number) => {
  const page = query<Schemas['ContactWithoutUser']>()({
    search,
    orderby: ['name', 'firstname'],
    top: searchSize,
    skip,
    count: true,
  })
  return queryOptions({
    queryKey: ['listContactsWithoutUser', page],
    queryFn: async ({ signal }) =>
      (await api.authorization.get('/v1/ContactsWithoutUser', { signal, query: page })).data,
  })
}

/** Asks for what the address opens with. */
export function prefetchPermissions({ api, queryClient, url }: PrefetchContext): void {
  const { check, person, other } = placeOf(url.searchParams)
  if (check === 'scope') void queryClient.prefetchQuery(listScopesOptions(api))
  else
    for (const id of check === 'people' ? [person, other] : [person])
      if (id !== undefined) void queryClient.prefetchQuery(getPermissionsOptions(api, id))
}

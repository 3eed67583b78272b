import type { ReadOf } from '@parvis/api-types/calls'
import { readOptions } from '@parvis/api-types/calls'
import { getContactPermissions, getUserPermissions } from '@parvis/api-types/calls/permissions'
import { listScopes } from '@parvis/api-types/calls/scopes'
import { readAllOptions } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { contactOf, placeOf, type PersonKey } from './rules/place.ts'

interface PermissionsOptions {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<ReadOf<'getUserPermissions'>>
  staleTime: number
}

/** The permissions of a person and the reasons for them. The person can hold roles, or is a contact who cannot yet. */
export function permissionsOptions(api: Api, key: PersonKey): PermissionsOptions {
  const contactId = contactOf(key)
  const options =
    contactId === undefined
      ? readOptions(api, getUserPermissions, { path: { id: Number(key) } })
      : readOptions(api, getContactPermissions, { path: { id: contactId } })
  return { ...options, staleTime: 10_000 }
}

/** All scopes by name, loaded page by page. */
export const scopesOptions = (api: Api) => ({
  ...readAllOptions(api, listScopes, {
    select: ['id', 'scopeName', 'scopeDescription', 'scopeEnglishDescription'],
    orderby: ['scopeName'],
  }),
  staleTime: 60_000,
})

/** Prefetches the data the address asks for. */
export function prefetchChecked({ api, queryClient, url }: PrefetchContext): void {
  const { check, person, other } = placeOf(url.searchParams)
  if (check === 'scope') void queryClient.prefetchQuery(scopesOptions(api))
  else
    for (const key of check === 'people' ? [person, other] : [person])
      if (key !== undefined) void queryClient.prefetchQuery(permissionsOptions(api, key))
}

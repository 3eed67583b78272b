import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import { accessOf, type Access, type Asked } from './access.ts'
import { listContactClaimsOptions, listUserScopesOptions } from './queries.ts'
import { getCurrentTermsOptions, listTermsAcceptancesOptions } from './terms-queries.ts'
import { userTypeOf } from './user-type.ts'

/**
 * Loads the claims, then whatever they require.
 * @returns the access of the signed-in person and a function to retry
 */
export function useAccess(): { access: Access; retry: () => void; isRetrying: boolean } {
  const api = useApi()
  const { firmDomain } = useSettings()
  const claims = useQuery(listContactClaimsOptions(api))
  const own = claims.data?.[0]
  const isClient =
    own !== undefined && userTypeOf(own.contactType, own.contactEmailOffice, firmDomain) === 'Client'
  const terms = useQuery({ ...getCurrentTermsOptions(api), enabled: isClient })
  const acceptances = useQuery({ ...listTermsAcceptancesOptions(api), enabled: isClient })
  const scopes = useQuery({
    ...listUserScopesOptions(api, own?.contactEmailOffice ?? ''),
    enabled: own !== undefined,
  })
  const all = [claims, terms, acceptances, scopes]
  const claimed = useAsked(claims)
  const granted = useAsked(scopes)
  const inForce = useAsked(terms)
  const accepted = useAsked(acceptances)
  return {
    // Memoised, because everything inside reads it and would render again with each new object.
    access: useMemo(
      () => accessOf({ claims: claimed, scopes: granted, terms: inForce, acceptances: accepted }, firmDomain),
      [claimed, granted, inForce, accepted, firmDomain],
    ),
    retry: () => {
      for (const asked of all) if (asked.error) void asked.refetch()
    },
    isRetrying: all.some(asked => asked.isRefetching),
  }
}

/** What a query has answered so far, as the same object until that changes. */
function useAsked<Data>({ data, error }: Asked<Data>): Asked<Data> {
  return useMemo(() => ({ data, error: error ?? null }), [data, error])
}

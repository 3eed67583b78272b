import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'

/** The terms of use in force, in both languages. */
export const getCurrentTermsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['getCurrentTerms'],
    queryFn: async ({ signal }) => (await api.consent.get('/v1/Terms/Current', { signal })).data,
    staleTime: 5 * 60_000,
  })

/** The caller's own acceptances, latest first. */
export const listTermsAcceptancesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listTermsAcceptances', { orderby: 'acceptedDate desc' }],
    queryFn: async ({ signal }) =>
      (await api.consent.get('/v1/TermsAcceptances', { signal, query: { orderby: ['acceptedDate desc'] } }))
        .data.value,
    staleTime: 5 * 60_000,
  })

/** The body of acceptTerms. */
export interface TermsSeen {
  termsVersion: number
  termsHash: string
  language: 'fr' | 'en'
}

/** Accepts the terms as the person saw them; returns the receipt. */
export const acceptTermsOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['acceptTerms'],
    mutationFn: async (seen: TermsSeen) =>
      (await api.consent.post('/v1/TermsAcceptances', { body: { ...seen, accepted: true } })).data,
  })

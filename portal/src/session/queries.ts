import type { Api } from '../api/clients.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** What the customer data store knows about the caller; the first item carries contactType. */
export const listContactClaimsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listContactClaims'],
    queryFn: async ({ signal }) => (await api.customerStore.get('/v1/ContactClaims', { signal })).data.value,
    staleTime: 5 * 60_000,
  })

/** Names of the scopes that are in effect for a person. */
export const listUserScopesOptions = (api: Api, userEmail: string) =>
  queryOptions({
    queryKey: ['listUserScopes', { userEmail }],
    queryFn: async ({ signal }) => {
      const { data } = await api.authorization.get('/v1/UserScopes', {
        signal,
        query: { filter: ['userEmail', 'eq', userEmail], select: ['scopeName'], top: 1000 },
      })
      return data.value.map(({ scopeName }) => scopeName)
    },
    staleTime: 60_000,
  })

/** The terms of use that are in force, in both languages. */
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

/** What acceptTerms takes. */
export interface TermsSeen {
  termsVersion: number
  termsHash: string
  language: 'fr' | 'en'
}

/** Accepts the terms as the person saw them; gives the receipt. */
export const acceptTermsOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['acceptTerms'],
    mutationFn: async (seen: TermsSeen) =>
      (await api.consent.post('/v1/TermsAcceptances', { body: { ...seen, accepted: true } })).data,
  })

/** The caller's own contact, with phones and address. Needs Contacts.Read. */
export const listOwnContactOptions = (api: Api, contactEmailOffice: string) =>
  queryOptions({
    queryKey: ['listContacts', { contactEmailOffice }],
    queryFn: async ({ signal }) => {
      const { data } = await api.customerStore.get('/v1/Contacts', {
        signal,
        query: {
          filter: ['tolower(contactEmailOffice)', 'eq', contactEmailOffice.toLowerCase()],
          select: [
            'id',
            'contactFirstName',
            'contactLastName',
            'contactFullName',
            'contactEmailOffice',
            'contactPhoneMobileOffice',
            'contactPhoneMobilePrivate',
            'contactPhoneLandLine',
            'contactAddress1',
            'contactAddress2',
            'contactAddress3',
          ],
          top: 1,
        },
      })
      return data.value
    },
  })

import type { Schemas as StoreSchemas } from '@parvis/api-types/customer-store'
import type { Schemas as ConsentSchemas } from '@parvis/api-types/consent'
import { ApiProblem, isProblem } from '@parvis/api-types/problems'
import { userTypeOf, type UserType } from './user-type.ts'

/** The signed-in person and their rights. */
export interface Person {
  contactId: number
  /** In lower case, as the services store and compare emails. */
  email: string
  firstName: string
  fullName: string
  type: UserType
  /** Names of the scopes in effect. Use them only to show and hide things: the services check each call. */
  scopes: ReadonlySet<string>
}

/** How far somebody has come on the way into the application. */
export type Access =
  | { kind: 'checking' }
  /** The claims call answered 401: the person is not in the customer data store. */
  | { kind: 'no-record'; reference?: string }
  /** A customer who has not accepted the terms in force. */
  | { kind: 'consent'; terms: Terms; isAgain: boolean }
  /** A customer of a firm that has not published any terms yet; nothing is open to them until it does. */
  | { kind: 'consent-awaited' }
  /** The terms-of-use service fails for a customer who needs it. */
  | { kind: 'consent-unavailable'; error: Error }
  /** The rights could not be checked. */
  | { kind: 'failed'; error: Error }
  | { kind: 'granted'; person: Person }

export type Terms = ConsentSchemas['Terms']

/** The part of a query's state that matters here. */
export interface Asked<Data> {
  data?: Data | undefined
  error?: Error | null
}

/** The queries so far; one that is not needed yet stays empty. */
export interface AccessQuestions {
  claims: Asked<readonly StoreSchemas['ContactClaims'][]>
  scopes: Asked<readonly string[]>
  terms: Asked<Terms>
  acceptances: Asked<readonly { termsVersion: number }[]>
}

/**
 * The consent screen that keeps a customer out, until there are terms and the customer has accepted them; undefined
 * once they have.
 */
function consentOf(
  terms: AccessQuestions['terms'],
  acceptances: AccessQuestions['acceptances'],
): Access | undefined {
  if (terms.error && isProblem(terms.error, 'terms-missing')) return { kind: 'consent-awaited' }
  const error = terms.data && acceptances.data ? undefined : (terms.error ?? acceptances.error)
  if (error) return { kind: 'consent-unavailable', error }
  if (!terms.data || !acceptances.data) return { kind: 'checking' }
  const { version } = terms.data
  return acceptances.data.some(({ termsVersion }) => termsVersion === version)
    ? undefined
    : { kind: 'consent', terms: terms.data, isAgain: acceptances.data.length > 0 }
}

/**
 * Decides access in order: claims, user type, consent, scopes. Data already loaded takes precedence over the error of
 * a refetch, so that a lost network does not lock anybody out.
 */
export function accessOf(
  { claims, scopes, terms, acceptances }: AccessQuestions,
  firmDomain: string,
): Access {
  const own = claims.data?.[0]
  if (!own) {
    if (claims.data) return { kind: 'no-record' }
    if (!claims.error) return { kind: 'checking' }
    const { error } = claims
    if (!(error instanceof ApiProblem) || error.code !== 'record-missing') return { kind: 'failed', error }
    return error.traceId === undefined
      ? { kind: 'no-record' }
      : { kind: 'no-record', reference: error.traceId }
  }
  const type = userTypeOf(own.contactType, own.contactEmailOffice, firmDomain)
  if (type === 'Client') {
    const consent = consentOf(terms, acceptances)
    if (consent) return consent
  }
  if (!scopes.data) return scopes.error ? { kind: 'failed', error: scopes.error } : { kind: 'checking' }
  return {
    kind: 'granted',
    person: {
      contactId: own.id,
      email: own.contactEmailOffice,
      firstName: own.contactFirstName,
      fullName: own.contactFullName,
      type,
      scopes: new Set(scopes.data),
    },
  }
}

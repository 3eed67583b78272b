import type { Schemas as StoreSchemas } from '@parvis/api-types/customer-store'
import type { Schemas as ConsentSchemas } from '@parvis/api-types/consent'
import { ApiProblem, isProblem } from '@parvis/api-types/problems'
import { userTypeOf, type UserType } from './user-type.ts'

/** The signed-in person with what they may do. */
export interface Person {
  contactId: number
  email: string
  firstName: string
  fullName: string
  type: UserType
  /** Names of the scopes in effect. For showing and hiding only: the services check each call. */
  scopes: ReadonlySet<string>
}

/** Where somebody stands on the way into the application. */
export type Access =
  | { kind: 'checking' }
  /** The claims call answered 401: not in the customer data store. */
  | { kind: 'no-record'; reference?: string }
  /** A customer who has not accepted the terms in force. */
  | { kind: 'consent'; terms: Terms; isAgain: boolean }
  /** A customer of a firm that has not published any terms yet: nothing is open to them before. */
  | { kind: 'consent-awaited' }
  /** The terms-of-use service fails for a customer who needs it. */
  | { kind: 'consent-unavailable'; error: Error }
  /** Rights could not be checked. */
  | { kind: 'failed'; error: Error }
  | { kind: 'granted'; person: Person }

export type Terms = ConsentSchemas['Terms']

/** The part of a query's state that counts here. */
export interface Asked<Data> {
  data?: Data | undefined
  error?: Error | null
}

/** What has been asked so far; a question that need not be asked yet stays empty. */
export interface AccessQuestions {
  claims: Asked<readonly StoreSchemas['ContactClaims'][]>
  scopes: Asked<readonly string[]>
  terms: Asked<Terms>
  acceptances: Asked<readonly { termsVersion: number }[]>
}

/** What keeps a customer out until the terms in force are accepted, or until there are some; nothing when they are. */
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
 * Claims, then user type, then consent, then scopes: the order in which somebody gets in.
 * An answer that was there before counts more than an error of asking again, so that a lost network does not throw
 * anybody out.
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

import type { KnownOperation } from '../server/contract.ts'
import { ProblemError } from '../server/problem.ts'
import type { Person } from './person.ts'

type Rules = Pick<KnownOperation, 'codes' | 'scopes' | 'isForClients' | 'isForManagers'>

/** Why a person may not call an operation. */
export interface Refusal {
  code: 'record-missing' | 'scope-missing' | 'terms-not-accepted'
  detail?: string
}

/**
 * Decides from the description of an operation alone whether a person may call it: its problem codes say whether it
 * needs a record and accepted terms, `x-clients` whether it is open to clients, `security` which scopes it needs, and
 * `x-managers` whether managing a role replaces them. Clients are refused any operation that is not marked for them,
 * whatever scopes a role gave them by mistake.
 * @returns undefined when they may
 */
export function refusalOf(operation: Rules, person: Person): Refusal | undefined {
  const { codes, scopes = [], isForClients, isForManagers } = operation
  if (codes.has('record-missing') && !person.contact) return { code: 'record-missing' }
  if (codes.has('terms-not-accepted') && !person.staff && !person.termsAccepted)
    return { code: 'terms-not-accepted' }
  if (!isForClients && !person.staff) return { code: 'scope-missing', detail: 'Only staff can do this.' }
  if (isForManagers && person.managesRoles) return undefined
  const missing = scopes.filter(scope => !person.scopes.has(scope))
  if (missing.length === 0) return undefined
  return { code: 'scope-missing', detail: `Missing scopes: ${missing.join(', ')}.` }
}

/** @throws ProblemError record-missing, terms-not-accepted or scope-missing. */
export function enforce(operation: Rules, person: Person): void {
  const refusal = refusalOf(operation, person)
  if (!refusal) return
  const { code, detail } = refusal
  throw new ProblemError(code, detail === undefined ? {} : { detail })
}

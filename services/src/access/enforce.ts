import type { KnownOperation } from '../server/contract.ts'
import { ProblemError } from '../server/problem.ts'
import type { Person } from './person.ts'

/**
 * Whether a person may call an operation, from its description alone: the codes that it lists say whether it needs a
 * record and accepted terms, `x-clients` whether it is open to clients, `security` says which scopes, and `x-managers`
 * whether managing a role stands in for them. Clients are refused what is not marked as theirs, whatever scopes a role
 * gave them by mistake.
 * @throws ProblemError record-missing, terms-not-accepted or scope-missing.
 */
export function enforce(
  operation: Pick<KnownOperation, 'codes' | 'scopes' | 'isForClients' | 'isForManagers'>,
  person: Person,
): void {
  const { codes, scopes = [], isForClients, isForManagers } = operation
  if (codes.has('record-missing') && !person.contact) throw new ProblemError('record-missing')
  if (codes.has('terms-not-accepted') && !person.staff && !person.termsAccepted)
    throw new ProblemError('terms-not-accepted')
  if (!isForClients && !person.staff)
    throw new ProblemError('scope-missing', { detail: 'Only staff can do this.' })
  if (isForManagers && person.managesRoles) return
  const missing = scopes.filter(scope => !person.scopes.has(scope))
  if (missing.length > 0)
    throw new ProblemError('scope-missing', { detail: `Missing scopes: ${missing.join(', ')}.` })
}

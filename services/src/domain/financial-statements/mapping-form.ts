/** Converts mappings to and from the form of the contract. */
import type { Assignment, Slot } from '@parvis/accounting/statements/account-lines'
import { isSlot, slotOf } from '@parvis/accounting/statements/mapping'
import type { MappedAccounts } from '../../database/statement-tables.ts'
import type { BodyOf } from '../../server/operation-types.ts'

type Decided = BodyOf<'createStatementRequest'>['mapping']['decided']

/** A fault in the submitted decisions. */
export interface DecisionFault {
  code: 'statement-place-unknown' | 'statement-account-repeated'
  pointer: string
}

const assignment = (debit: Slot, credit: Slot): Assignment => (debit === credit ? debit : { debit, credit })

/** The decisions by account, or their first fault. */
export function readDecided(decided: Decided): { accounts: MappedAccounts } | { fault: DecisionFault } {
  const accounts = new Map<string, Assignment>()
  for (const [at, { account, debit, credit }] of decided.entries()) {
    const pointer = `/mapping/decided/${at}`
    if (accounts.has(account))
      return { fault: { code: 'statement-account-repeated', pointer: `${pointer}/account` } }
    if (!isSlot(debit)) return { fault: { code: 'statement-place-unknown', pointer: `${pointer}/debit` } }
    if (!isSlot(credit)) return { fault: { code: 'statement-place-unknown', pointer: `${pointer}/credit` } }
    accounts.set(account, assignment(debit, credit))
  }
  return { accounts: Object.fromEntries(accounts) }
}

/** The accounts of a mapping, sorted by number. */
export const accountsAnswer = (accounts: MappedAccounts) =>
  Object.entries(accounts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([account, to]) => ({ account, debit: slotOf(to, 'debit'), credit: slotOf(to, 'credit') }))

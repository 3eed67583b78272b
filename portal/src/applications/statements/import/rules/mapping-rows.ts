import type { ReadOf } from '@parvis/api-types/calls'
import type { Assignment, Slot } from '@parvis/accounting/statements/account-lines'
import {
  isSlot,
  slotOf,
  type Mapping,
  type SuggestedMapping,
  type Suggestion,
} from '@parvis/accounting/statements/mapping'
import type { FileAccount } from '../reader/fec-task.ts'

export type RememberedMapping = ReadOf<'getRememberedMapping'>

/** The most accounts of one request that a person can decide on: the contract's maximum. */
export const mostDecided = 1000

/** A person's decisions, by account number. */
export type Decided = ReadonlyMap<string, Assignment>

/**
 * `missing`: the account has no line, and a person has to choose one. `look`: its line differs from last time, or the
 * account belongs to the other edition of the chart. `decided`: a person chose the line. `ready`: nothing to do.
 */
export const mappingStates = ['missing', 'look', 'decided', 'ready'] as const
export type MappingState = (typeof mappingStates)[number]

/** The possible reasons why an account goes to its line. */
export const mappingReasons = [
  'chosen',
  'chart',
  'side',
  'remembered',
  'moved',
  'otherChart',
  'none',
] as const
export type MappingRowReason = (typeof mappingReasons)[number]

/** An account of the file and its line. */
export interface MappingRow extends FileAccount, Pick<Suggestion, 'prefix' | 'before'> {
  assignment: Assignment | undefined
  state: MappingState
  reason: MappingRowReason
  /** Whether earlier statements exist and do not have the account. */
  isNew: boolean
}

/** Collapses a pair of equal lines into one. */
export const assignmentOfSides = (debit: Slot, credit: Slot): Assignment =>
  debit === credit ? debit : { debit, credit }

const isSameAssignment = (one: Assignment | undefined, other: Assignment | undefined) =>
  one !== undefined &&
  other !== undefined &&
  slotOf(one, 'debit') === slotOf(other, 'debit') &&
  slotOf(one, 'credit') === slotOf(other, 'credit')

/** Converts the remembered mapping for making suggestions. Lines that no longer exist are left out. */
export function mappingOf({ chart, mapping }: RememberedMapping): Mapping | undefined {
  if (chart === null || mapping === null) return undefined
  const accounts = mapping.accounts.flatMap(({ account, debit, credit }): [string, Assignment][] =>
    isSlot(debit) && isSlot(credit) ? [[account, assignmentOfSides(debit, credit)]] : [],
  )
  return { chart, sideLevel: mapping.sideLevel, accounts: Object.fromEntries(accounts) }
}

const deservesLook = ({ change, reason, isOfOtherChart }: Suggestion) =>
  change === 'moved' || (isOfOtherChart && reason !== 'remembered')

function stateOf(suggestion: Suggestion, isDecided: boolean): MappingState {
  if (isDecided) return 'decided'
  if (suggestion.assignment === undefined) return 'missing'
  return deservesLook(suggestion) ? 'look' : 'ready'
}

const chartReasons = { prefix: 'chart', side: 'side', remembered: 'remembered', none: 'none' } as const

function reasonOf(suggestion: Suggestion, isDecided: boolean): MappingRowReason {
  if (isDecided) return 'chosen'
  if (suggestion.assignment !== undefined && deservesLook(suggestion))
    return suggestion.change === 'moved' ? 'moved' : 'otherChart'
  return chartReasons[suggestion.reason]
}

/** The accounts of a file with their suggested or chosen lines, in order. */
export function mappingRows(
  accounts: readonly FileAccount[],
  { suggestions }: SuggestedMapping,
  decided: Decided,
): MappingRow[] {
  const byAccount = new Map(suggestions.map(each => [each.account, each]))
  return accounts.flatMap(account => {
    const suggestion = byAccount.get(account.account)
    if (!suggestion) return []
    const chosen = decided.get(account.account)
    const isDecided = chosen !== undefined && !isSameAssignment(chosen, suggestion.assignment)
    return [
      {
        ...account,
        prefix: suggestion.prefix,
        before: suggestion.before,
        assignment: chosen ?? suggestion.assignment,
        state: stateOf(suggestion, isDecided),
        reason: reasonOf(suggestion, isDecided),
        isNew: suggestion.change === 'new',
      },
    ]
  })
}

/** The number of accounts in each state. */
export function countStates(
  rows: readonly Pick<MappingRow, 'state'>[],
): Readonly<Record<MappingState, number>> {
  const counts = { missing: 0, look: 0, decided: 0, ready: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** The decisions to send: only those that differ from the suggestion, which the services make themselves. */
export function decidedList(
  rows: readonly Pick<MappingRow, 'account' | 'assignment' | 'state'>[],
): { account: string; debit: Slot; credit: Slot }[] {
  return rows.flatMap(({ account, assignment, state }) =>
    state === 'decided' && assignment !== undefined
      ? [{ account, debit: slotOf(assignment, 'debit'), credit: slotOf(assignment, 'credit') }]
      : [],
  )
}

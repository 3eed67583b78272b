/** Which line each account of a ledger goes to: suggested, corrected by a person, and remembered for the next year. */
import type { Assignment, Slot } from './account-lines.ts'
import { accountLine, isOfOtherChart } from './chart.ts'
import type { Chart } from './line.ts'
import { isAssetLeafId, isLeafId } from './lines.ts'

/** Whether the side of a balance is looked at for each auxiliary account, or for the account as a whole. */
export const sideLevels = ['auxiliary', 'account'] as const
export type SideLevel = (typeof sideLevels)[number]

/** Plain data, to be kept for each client as JSON. */
export interface Mapping {
  chart: Chart
  /**
   * A customer with a credit balance is a debt and not less of a receivable: assets and liabilities are not set off (C.
   * com., art. L123-19). So `auxiliary` is what the law asks for; `account` is for ledgers whose auxiliary accounts mean
   * nothing.
   */
  sideLevel: SideLevel
  /** By account. An account that is absent is unmapped. */
  accounts: Readonly<Record<string, Assignment>>
}

/** Why an account goes where it goes: `side` is a prefix that sends it to one of two lines by its balance. */
export type MappingReason = 'prefix' | 'side' | 'remembered' | 'none'

/** Against what was remembered: `moved` where the new edition of the chart sends the account elsewhere. */
export type MappingChange = 'new' | 'same' | 'moved'

export interface Suggestion {
  account: string
  label: string
  /** Undefined where the account has no line: a person has to choose one. */
  assignment: Assignment | undefined
  reason: MappingReason
  /** The account of the chart that decided; undefined where none did. */
  prefix: string | undefined
  /** Undefined where nothing was remembered at all. */
  change: MappingChange | undefined
  /** Where a moved account went before. */
  before: Assignment | undefined
  /** The account is one of the other edition of the chart only: its line deserves a look. */
  isOfOtherChart: boolean
}

export interface SuggestedMapping {
  chart: Chart
  /** One for each account, in the order in which they came. */
  suggestions: readonly Suggestion[]
  /** Accounts that were remembered and are not in this ledger. */
  gone: readonly string[]
}

const sameAssignment = (a: Assignment | undefined, b: Assignment | undefined) => {
  if (a === undefined || b === undefined) return a === b
  return slotOf(a, 'debit') === slotOf(b, 'debit') && slotOf(a, 'credit') === slotOf(b, 'credit')
}

/** The place of a balance of that side. */
export function slotOf(assignment: Assignment, side: 'debit' | 'credit'): Slot {
  return typeof assignment === 'string' ? assignment : assignment[side]
}

/** Where the mapping sends the account; undefined where it is unmapped. Numbers come from files: any text may be one. */
export function assignmentOf(mapping: Mapping, account: string): Assignment | undefined {
  return Object.hasOwn(mapping.accounts, account) ? mapping.accounts[account] : undefined
}

/** Whether a text that was stored is a place that a line still has. */
export function isSlot(text: string): text is Slot {
  const [line = '', column, ...rest] = text.split('/')
  if (rest.length > 0) return false
  return column === undefined ? isLeafId(line) : column === 'depreciation' && isAssetLeafId(line)
}

function remains(assignment: Assignment): boolean {
  return isSlot(slotOf(assignment, 'debit')) && isSlot(slotOf(assignment, 'credit'))
}

function suggest(
  account: { account: string; label: string },
  chart: Chart,
  remembered: Mapping | undefined,
): Suggestion {
  const found = accountLine(account.account, chart)
  const before = remembered && assignmentOf(remembered, account.account)
  const kept = before !== undefined && remains(before) ? before : undefined
  // What a person chose stays; what the former edition of the chart had suggested gives way to the new one.
  const wasSuggested =
    remembered !== undefined &&
    remembered.chart !== chart &&
    sameAssignment(kept, accountLine(account.account, remembered.chart)?.value)
  const takesKept = kept !== undefined && !wasSuggested
  const assignment = takesKept ? kept : found?.value
  return {
    ...account,
    assignment,
    reason: takesKept
      ? 'remembered'
      : found === undefined
        ? 'none'
        : typeof found.value === 'string'
          ? 'prefix'
          : 'side',
    prefix: takesKept ? undefined : found?.prefix,
    change:
      remembered === undefined
        ? undefined
        : before === undefined
          ? 'new'
          : sameAssignment(before, assignment)
            ? 'same'
            : 'moved',
    before: before !== undefined && !sameAssignment(before, assignment) ? before : undefined,
    isOfOtherChart: isOfOtherChart(account.account, chart),
  }
}

/**
 * Suggests a line for each account: the remembered one, else that of the longest prefix of the chart.
 * @param accounts each account once
 * @param remembered the mapping of the year before
 */
export function suggestMapping(
  accounts: readonly { account: string; label: string }[],
  chart: Chart,
  remembered?: Mapping,
): SuggestedMapping {
  const present = new Set(accounts.map(({ account }) => account))
  return {
    chart,
    suggestions: accounts.map(each => suggest(each, chart, remembered)),
    gone: Object.keys(remembered?.accounts ?? {}).filter(account => !present.has(account)),
  }
}

/** The mapping that takes every suggestion, with what a person decided instead. */
export function mappingFrom(
  suggested: SuggestedMapping,
  decided: Readonly<Record<string, Assignment>> = {},
  sideLevel: SideLevel = 'auxiliary',
): Mapping {
  const accounts = new Map<string, Assignment>()
  for (const { account, assignment } of suggested.suggestions) {
    const chosen = Object.hasOwn(decided, account) ? decided[account] : assignment
    if (chosen !== undefined) accounts.set(account, chosen)
  }
  return { chart: suggested.chart, sideLevel, accounts: Object.fromEntries(accounts) }
}

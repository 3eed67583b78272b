/** The line of each account of a ledger: suggested, corrected by a person, and remembered for the next year. */
import type { Assignment, Slot } from './account-lines.ts'
import { accountLine, isOfOtherChart } from './chart.ts'
import type { Chart } from './line.ts'
import { isAssetLeafId, isLeafId } from './lines.ts'

/** Whether the side of a balance is determined for each auxiliary account, or for the account as a whole. */
export const sideLevels = ['auxiliary', 'account'] as const
export type SideLevel = (typeof sideLevels)[number]

/** Plain data, stored for each client as JSON. */
export interface Mapping {
  chart: Chart
  /**
   * A customer with a credit balance is a debt, and does not reduce receivables: assets and liabilities are not set off
   * (C. com., art. L123-19). So the law requires `auxiliary`; `account` is for ledgers with meaningless auxiliary
   * accounts.
   */
  sideLevel: SideLevel
  /** By account. An absent account is unmapped. */
  accounts: Readonly<Record<string, Assignment>>
}

/** Why an account has its line: `side` is a prefix with one of two lines, depending on the balance. */
export type MappingReason = 'prefix' | 'side' | 'remembered' | 'none'

/** Compared with the remembered mapping: `moved` where the new edition of the chart has another line. */
export type MappingChange = 'new' | 'same' | 'moved'

export interface Suggestion {
  account: string
  label: string
  /** Undefined if the account has no line, so that a person has to choose one. */
  assignment: Assignment | undefined
  reason: MappingReason
  /** The account of the chart that decided; undefined if none did. */
  prefix: string | undefined
  /** Undefined if nothing was remembered at all. */
  change: MappingChange | undefined
  /** The earlier line of a moved account. */
  before: Assignment | undefined
  /** The account exists only in the other edition of the chart, so its line should be reviewed. */
  isOfOtherChart: boolean
}

export interface SuggestedMapping {
  chart: Chart
  /** One for each account, in the given order. */
  suggestions: readonly Suggestion[]
  /** Remembered accounts that are not in this ledger. */
  gone: readonly string[]
}

const sameAssignment = (a: Assignment | undefined, b: Assignment | undefined) => {
  if (a === undefined || b === undefined) return a === b
  return slotOf(a, 'debit') === slotOf(b, 'debit') && slotOf(a, 'credit') === slotOf(b, 'credit')
}

/** The place for a balance on that side. */
export function slotOf(assignment: Assignment, side: 'debit' | 'credit'): Slot {
  return typeof assignment === 'string' ? assignment : assignment[side]
}

/** The place of an account; undefined if it is unmapped. Numbers come from files, so they may be any text. */
export function assignmentOf(mapping: Mapping, account: string): Assignment | undefined {
  return Object.hasOwn(mapping.accounts, account) ? mapping.accounts[account] : undefined
}

/** Whether a stored text is a place that still exists. */
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
  // A person's choice stays; a suggestion of the former edition gives way to the new one.
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
 * Suggests a line for each account: the remembered one, otherwise that of the longest prefix in the chart.
 * @param accounts each account once
 * @param remembered mapping of the year before
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

/** The mapping with every suggestion, except where a person decided otherwise. */
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

/**
 * The French general chart of accounts (plan comptable général), classes 1 to 7, in both editions: the name of an
 * account and its line in the statements, by its longest known prefix.
 */
import { accountRules, type Assignment } from './account-lines.ts'
import { balanceAccounts } from './account-names-balance.ts'
import { incomeAccounts } from './account-names-income.ts'
import type { Chart, Label } from './line.ts'

/** The entry of the chart that matches an account. */
export interface Found<T> {
  /** The account of the chart: the longest one that the given number begins with. */
  prefix: string
  value: T
}

type Index<T> = Readonly<Record<Chart, ReadonlyMap<string, T>>>

function indexed<Row extends readonly unknown[], T>(
  rows: readonly Row[],
  read: (row: Row) => { prefix: string; value: T; only: Chart | undefined },
): Index<T> {
  const entries = rows.map(row => read(row))
  const of = (chart: Chart) =>
    new Map(
      entries
        .filter(({ only }) => only === undefined || only === chart)
        .map(({ prefix, value }) => [prefix, value]),
    )
  return { 'pcg-2014': of('pcg-2014'), 'pcg-2025': of('pcg-2025') }
}

const names: Index<Label> = indexed([...balanceAccounts, ...incomeAccounts], ([prefix, fr, en, only]) => ({
  prefix,
  value: { fr, en },
  only,
}))

const rules: Index<Assignment> = indexed(accountRules, ([prefix, value, only]) => ({ prefix, value, only }))

function longest<T>(entries: ReadonlyMap<string, T>, account: string): Found<T> | undefined {
  for (let length = account.length; length > 0; length--) {
    const prefix = account.slice(0, length)
    const value = entries.get(prefix)
    if (value !== undefined) return { prefix, value }
  }
  return undefined
}

/**
 * The edition for a year that opens on that day (YYYY-MM-DD): ANC 2022-06 is mandatory for years opened since
 * 2025-01-01. An entity could apply it since 2024-01-01, which a person has to say.
 */
export function chartOf(openingDay: string): Chart {
  return openingDay < '2025-01-01' ? 'pcg-2014' : 'pcg-2025'
}

/** The name of an account in the chart; undefined for an account outside classes 1 to 7. */
export function accountName(account: string, chart: Chart): Found<Label> | undefined {
  return longest(names[chart], account)
}

/** The line of an account in the chart; undefined if it has none. */
export function accountLine(account: string, chart: Chart): Found<Assignment> | undefined {
  return longest(rules[chart], account)
}

/**
 * Whether the account exists only in the other edition: 675 or 791 in a year opened since 2025, 657 or 757 before. The
 * line given by its prefix should then be reviewed.
 */
export function isOfOtherChart(account: string, chart: Chart): boolean {
  const other = chart === 'pcg-2014' ? 'pcg-2025' : 'pcg-2014'
  const here = longest(names[chart], account)
  const there = longest(names[other], account)
  return there !== undefined && there.prefix.length > (here?.prefix.length ?? 0)
}

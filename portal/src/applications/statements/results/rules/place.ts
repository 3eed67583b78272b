import { GetStatementFigureQuery, GetStatementsQuery } from '@parvis/api-types/limits/statements'
import type { Schemas } from '@parvis/api-types/portal'
import { initialView, writeGridView } from '@parvis/design-system/grid-view'
import { statementResults } from '../application.ts'

/** The statements in printed order. */
export const statementNames = [
  'assets',
  'liabilities',
  'income-statement',
  'intermediate-balances',
  'cash-flow',
] as const satisfies readonly Schemas['StatementTable']['id'][]
export type StatementName = (typeof statementNames)[number]

/**
 * The threshold from which a variation is significant, in whole euros and in whole percent. If both are given, both
 * must be reached.
 */
export interface Threshold {
  amount?: number
  percent?: number
}

/** The contents of the page: a statement, the accounts behind one of its lines, or the entries of an account. */
export interface ResultPlace {
  statement: StatementName
  /** The key of the open line. */
  line?: string
  account?: string
  threshold: Threshold
}

const linePattern = new RegExp(GetStatementFigureQuery.line.pattern)

/** Ignores anything but a whole number within the limits of the services. */
function numberIn(text: string | null, { minimum, maximum }: { minimum: number; maximum: number }) {
  if (text === null || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined
}

/** Parses a place from the query string of an address, which anybody may have written. */
export function placeOf(search: URLSearchParams): ResultPlace {
  const line = search.get('line')
  const account = search.get('account')
  return {
    statement: statementNames.find(name => name === search.get('statement')) ?? statementNames[0],
    ...(line !== null &&
      line.length <= GetStatementFigureQuery.line.maxLength &&
      linePattern.test(line) && { line }),
    ...(account !== null && account !== '' && { account }),
    threshold: thresholdOf(search),
  }
}

export function thresholdOf(search: URLSearchParams): Threshold {
  const amount = numberIn(search.get('amount'), GetStatementsQuery.amount)
  const percent = numberIn(search.get('percent'), GetStatementsQuery.percent)
  return { ...(amount !== undefined && { amount }), ...(percent !== undefined && { percent }) }
}

/** Whether the reader has set a threshold. Without one, every change would be significant. */
export const hasThreshold = ({ amount, percent }: Threshold) => amount !== undefined || percent !== undefined

/** Writes a place as a query string, without default values. */
function writePlace({ statement, line, account, threshold }: ResultPlace): URLSearchParams {
  const search = new URLSearchParams()
  if (statement !== statementNames[0]) search.set('statement', statement)
  if (line !== undefined) search.set('line', line)
  if (account !== undefined) search.set('account', account)
  for (const [name, value] of Object.entries(threshold)) search.set(name, String(value))
  return search
}

function addressWith(requestId: number, search: URLSearchParams): string {
  const path = statementResults.address('record', { requestId })
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

export function addressOf(requestId: number, place: ResultPlace): string {
  return addressWith(requestId, writePlace(place))
}

/** The address of the entries of an account. For an auxiliary account they are filtered, as the reader would do it. */
export function addressOfAccount(
  requestId: number,
  place: ResultPlace,
  { account, auxiliary }: { account: string; auxiliary: string },
): string {
  const search = writePlace({ ...place, account })
  if (auxiliary === '') return addressWith(requestId, search)
  const filters = { auxiliary: { kind: 'text', operator: 'equals', value: auxiliary } } as const
  return addressWith(requestId, writeGridView({ ...initialView, filters }, search))
}

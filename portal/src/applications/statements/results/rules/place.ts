import { GetStatementFigureQuery, GetStatementsQuery } from '@parvis/api-types/limits/statements'
import type { Schemas } from '@parvis/api-types/portal'
import { initialView, writeGridView } from '@parvis/design-system/grid-view'
import { statementResults } from '../application.ts'

/** The statements in the order in which they are printed. */
export const statementNames = [
  'assets',
  'liabilities',
  'income-statement',
  'intermediate-balances',
  'cash-flow',
] as const satisfies readonly Schemas['StatementTable']['id'][]
export type StatementName = (typeof statementNames)[number]

/** From what on a variation is significant: in whole euros, and in whole percent. Where both are given, both have to be reached. */
export interface Threshold {
  amount?: number
  percent?: number
}

/** What the page shows: a statement, the accounts behind a line of it, or the entries of an account. */
export interface ResultPlace {
  statement: StatementName
  /** Key of the line that is open. */
  line?: string
  account?: string
  threshold: Threshold
}

const linePattern = new RegExp(GetStatementFigureQuery.line.pattern)

/** What is no whole number within the limits of the services is left aside. */
function numberIn(text: string | null, { minimum, maximum }: { minimum: number; maximum: number }) {
  if (text === null || text.trim() === '') return undefined
  const value = Number(text)
  return Number.isInteger(value) && value >= minimum && value <= maximum ? value : undefined
}

/** Reads a place from the search of an address, which anybody may have written. */
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

/** Whether the reader has said what is significant: without it everything that changed would be. */
export const hasThreshold = ({ amount, percent }: Threshold) => amount !== undefined || percent !== undefined

/** A place as the search of an address; what goes without saying is left out. */
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

/** Where the entries of an account are; of an auxiliary account those are filtered by it, as the reader would. */
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

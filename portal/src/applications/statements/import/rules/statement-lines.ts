import type { Slot } from '@parvis/accounting/statements/account-lines'
import type { Chart, Label } from '@parvis/accounting/statements/line'
import { isAssetLeafId, isLeafId, linesOf, sideOf } from '@parvis/accounting/statements/lines'

/** The statements that accounts are mapped to. */
export const mappedStatements = ['assets', 'liabilities', 'income-statement'] as const
export type MappedStatement = (typeof mappedStatements)[number]

/** A place that accounts can be mapped to: a line, or the depreciation of an asset. */
export interface StatementPlace {
  slot: Slot
  label: Label
  statement: MappedStatement
  /** The side whose balances are positive there. */
  side: 'debit' | 'credit'
  isDepreciation: boolean
}

function placesOf(statement: MappedStatement, chart: Chart): StatementPlace[] {
  return linesOf(statement, chart).flatMap(({ id, label }): StatementPlace[] => {
    if (!isLeafId(id)) return []
    const line = { slot: id, label, statement, side: sideOf(id), isDepreciation: false }
    if (statement !== 'assets' || !isAssetLeafId(id)) return [line]
    return [line, { slot: `${id}/depreciation`, label, statement, side: 'credit', isDepreciation: true }]
  })
}

/** All places of an edition of the chart, statement by statement, in printed order. */
export const statementPlaces = (chart: Chart): StatementPlace[] =>
  mappedStatements.flatMap(statement => placesOf(statement, chart))

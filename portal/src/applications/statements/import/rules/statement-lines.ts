import type { Slot } from '@parvis/accounting/statements/account-lines'
import type { Chart, Label } from '@parvis/accounting/statements/line'
import { isAssetLeafId, isLeafId, linesOf, sideOf } from '@parvis/accounting/statements/lines'

/** The statements whose lines accounts are mapped to. */
export const mappedStatements = ['assets', 'liabilities', 'income-statement'] as const
export type MappedStatement = (typeof mappedStatements)[number]

/** A place for balances: a line, or what is written off one of the assets. */
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

/** Every place of an edition of the chart, statement by statement, as they are printed. */
export const statementPlaces = (chart: Chart): StatementPlace[] =>
  mappedStatements.flatMap(statement => placesOf(statement, chart))

/** The lines of each statement in each edition, in the order in which they are printed. */
import { assetLines, liabilityLines } from './balance-sheet-lines.ts'
import { cashFlowLines } from './cash-flow-lines.ts'
import { incomeStatementLines } from './income-statement-lines.ts'
import { intermediateBalanceLines } from './intermediate-balance-lines.ts'
import type { Chart, Leaf, Line } from './line.ts'

const allLines = {
  assets: assetLines,
  liabilities: liabilityLines,
  'income-statement': incomeStatementLines,
  'intermediate-balances': intermediateBalanceLines,
  'cash-flow': cashFlowLines,
} as const

export const statementIds = [
  'assets',
  'liabilities',
  'income-statement',
  'intermediate-balances',
  'cash-flow',
] as const
export type StatementId = (typeof statementIds)[number]

type AnyLine = (typeof allLines)[StatementId][number]
export type LineId = AnyLine['id']
/** Lines that accounts are mapped to. */
export type LeafId = Extract<AnyLine, Leaf>['id']
export type AssetLeafId = Extract<(typeof assetLines)[number], Leaf>['id']

/** The lines that an edition prints in a statement, with their parts. */
export function linesOf(statement: StatementId, chart: Chart): readonly Line[] {
  const lines: readonly Line[] = allLines[statement]
  return lines.filter(({ only }) => only === undefined || only === chart)
}

const isLeaf = (line: Line): line is Leaf => line.kind === 'line' || line.kind === 'part'

function leavesOf(statement: StatementId): ReadonlyMap<string, Leaf> {
  const lines: readonly Line[] = allLines[statement]
  return new Map(lines.filter(line => isLeaf(line)).map(line => [line.id, line]))
}

const assetLeaves = leavesOf('assets')
const leaves: ReadonlyMap<string, Leaf> = new Map([
  ...assetLeaves,
  ...leavesOf('liabilities'),
  ...leavesOf('income-statement'),
])

/** Every line that accounts can be mapped to. */
export const leafIds: readonly LeafId[] = [...leaves.keys()].filter(isLeafId)

export function isLeafId(id: string): id is LeafId {
  return leaves.has(id)
}

export function isAssetLeafId(id: string): id is AssetLeafId {
  return assetLeaves.has(id)
}

/** The side whose balances are positive in a line. */
export function sideOf(leaf: LeafId): 'debit' | 'credit' {
  return leaves.get(leaf)?.side ?? 'debit'
}

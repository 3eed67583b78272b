import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { TreePlace } from '../../internal/rowModel/rowLayout.ts'
import type { HighRow } from '../../internal/windowedGrid/rowGeometry.ts'
import type { Order } from '../../internal/windowedGrid/shape.ts'
import type { GridTotals } from './gridSource.ts'

/** Rows by number. */
export interface NumberedRows<Row> {
  rowAt: (number: number) => Row | undefined
  /** @throws RangeError when there is no such row */
  idAt: (number: number) => string
  /** −1 when there is no such row. */
  rowOfId: (id: string) => number
  /** Folded texts of a column, by number. */
  textsOf: (columnId: string) => readonly string[]
}

/** The row before the rows of a group. */
export interface DrawnGroup {
  path: string
  /** Id of the column. */
  column: string
  value: CellValue
  /** The words for the value, where they are others than those of the column. */
  label?: string | undefined
  /** How many rows it has. */
  count: number
  isOpen: boolean
  /** What its rows come to: added up by services, or to be added up from one position to before another. */
  totals: GridTotals | readonly [from: number, end: number] | undefined
}

/** Stands where something will, or would. */
export interface WaitingRows {
  state: 'loading' | 'failed' | 'empty'
  /** Groups are awaited, and not rows. */
  isGroups: boolean
  /** It is what lies in a row, and not in a group. @default false */
  isBranch?: boolean
  retry: () => void
}

/** A row among rows that lie in one another. */
export interface DrawnBranch {
  /** Left out where nothing lies in it. */
  isOpen: boolean | undefined
  /** Whether it matches, and is not only there for what lies in it. */
  isMatch: boolean
  /** How many rows lie directly in it. */
  count: number
}

/** What a number stands for. */
export type DrawnRow =
  | { kind: 'row'; at: number; branch?: DrawnBranch }
  | { kind: 'detail'; at: number }
  | { kind: 'group'; group: DrawnGroup }
  | { kind: 'waiting'; waiting: WaitingRows }

/** What is opened where rows lie in one another; all by the numbers of rows. */
export interface GridBranches {
  tree: RowTree
  canOpen: (row: number) => boolean
  isOpen: (row: number) => boolean
  toggle: (row: number) => void
  /** Opens all rows beside it, itself among them. */
  openBeside: (row: number) => void
}

/** The rows of a grid, how they are arranged, and what is opened in them, wherever they come from. */
export interface GridRows<Row> {
  model: NumberedRows<Row>
  /** The rows that match, in order; of those that services hold, the ones that are here. */
  order: Order
  /** How many groups a row lies in. */
  depth: number
  /** What is drawn: rows, groups, details. */
  layout: Order
  drawnAt: (number: number) => DrawnRow | undefined
  /** Where it stands among groups; `undefined` where there are none. */
  placeOf: (number: number) => TreePlace | undefined
  /** What a number stands for, in words that outlast the numbers. */
  identify: (number: number) => string | undefined
  /** The number of what was identified; −1 when it is gone. */
  locate: (identity: string) => number
  toggleGroup: (path: string) => void
  /** Opens all groups, or closes them. */
  openGroups: (areOpen: boolean) => void
  /** Opens the groups around a row. */
  openAround: (number: number) => void
  /** Where rows lie in one another. */
  branches?: GridBranches
  /** Ids of the rows with their details shown. */
  expanded: ReadonlySet<string>
  toggleDetail: (id: string) => void
  /** The details that are shown, with their heights. */
  highRows: readonly HighRow[]
  setDetailHeight: (id: string, height: number) => void
  /** Whether rows belong between two positions of the order that are not here; left out where all are. */
  hasGap?: (from: number, end: number) => boolean
  /** Says which rows are in view, so that they are asked for. */
  onView?: (numbers: readonly number[]) => void
}

/** Rows that are all here. */
export interface HeldRows<Row> extends GridRows<Row> {
  model: RowModel<Row>
  order: RowOrder
  /** Ids of the columns by which they are grouped. */
  groupBy: readonly string[]
}

/** The kind of what was identified, and the id or the path by which. */
export function splitIdentity(identity: string): [kind: string, id: string] {
  const at = identity.indexOf(' ')
  return [identity.slice(0, at), identity.slice(at + 1)]
}

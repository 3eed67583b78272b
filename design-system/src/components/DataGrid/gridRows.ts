import type { CellValue } from '../../internal/rowModel/columns.ts'
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
  retry: () => void
}

/** What a number stands for. */
export type DrawnRow =
  | { kind: 'row' | 'detail'; at: number }
  | { kind: 'group'; group: DrawnGroup }
  | { kind: 'waiting'; waiting: WaitingRows }

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

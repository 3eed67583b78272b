import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { RowModel, RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { TreePlace } from '../../internal/rowModel/rowLayout.ts'
import type { HighRow } from '../../internal/windowedGrid/rowGeometry.ts'
import type { Order } from '../../internal/windowedGrid/shape.ts'
import type { GridTotals } from './gridSource.ts'

/** Access to rows by number. */
export interface NumberedRows<Row> {
  rowAt: (number: number) => Row | undefined
  /** @throws RangeError if there is no such row */
  idAt: (number: number) => string
  /** Returns −1 if there is no such row. */
  rowOfId: (id: string) => number
  /** Folded texts of a column, indexed by row number. */
  textsOf: (columnId: string) => readonly string[]
}

/** The header row of a group. */
export interface DrawnGroup {
  path: string
  /** Id of the column. */
  column: string
  value: CellValue
  /** Text for the value, if it differs from that of the column. */
  label?: string | undefined
  /** Number of rows in the group. */
  count: number
  isOpen: boolean
  /** Its totals, computed by services, or the range of positions to add up (`end` excluded). */
  totals: GridTotals | readonly [from: number, end: number] | undefined
}

/** A placeholder for rows that are loading, failed to load, or do not exist. */
export interface WaitingRows {
  state: 'loading' | 'failed' | 'empty'
  /** Whether it stands for groups rather than rows. */
  isGroups: boolean
  /** Whether it stands for the children of a row rather than the content of a group. @default false */
  isBranch?: boolean
  retry: () => void
}

/** The state of a row in a tree. */
export interface DrawnBranch {
  /** Undefined if the row has no children. */
  isOpen: boolean | undefined
  /** Whether the row itself matches, rather than being shown only for its descendants. */
  isMatch: boolean
  /** Number of direct children. */
  count: number
}

/** What is rendered at a number. */
export type DrawnRow =
  | { kind: 'row'; at: number; branch?: DrawnBranch }
  | { kind: 'detail'; at: number }
  | { kind: 'group'; group: DrawnGroup }
  | { kind: 'waiting'; waiting: WaitingRows }

/** The open rows of a tree, by row number. */
export interface GridBranches {
  tree: RowTree
  canOpen: (row: number) => boolean
  isOpen: (row: number) => boolean
  toggle: (row: number) => void
  /** Opens a row and all its siblings. */
  openBeside: (row: number) => void
}

/** The rows of a grid, their order, and what is open in them, independent of where they come from. */
export interface GridRows<Row> {
  model: NumberedRows<Row>
  /** The matching rows in order; in server mode only the loaded ones. */
  order: Order
  /** Number of nested groups around a row. */
  depth: number
  /** What is rendered, in order: rows, groups, details. */
  layout: Order
  drawnAt: (number: number) => DrawnRow | undefined
  /** Its position among groups; `undefined` if there are none. */
  placeOf: (number: number) => TreePlace | undefined
  /** Returns an identity for what is at a number, which stays valid when the numbers change. */
  identify: (number: number) => string | undefined
  /** Returns the current number for an identity, or −1 if it is gone. */
  locate: (identity: string) => number
  toggleGroup: (path: string) => void
  /** Opens or closes all groups. */
  openGroups: (areOpen: boolean) => void
  /** Opens the groups that contain a row. */
  openAround: (number: number) => void
  /** Set if the rows form a tree. */
  branches?: GridBranches
  /** Ids of the rows whose details are open. */
  expanded: ReadonlySet<string>
  toggleDetail: (id: string) => void
  /** The open details with their heights. */
  highRows: readonly HighRow[]
  setDetailHeight: (id: string, height: number) => void
  /** Whether rows are missing between two positions of the order. Undefined if all rows are loaded. */
  hasGap?: (from: number, end: number) => boolean
  /** Reports the rows in view, so that they are loaded. */
  onView?: (numbers: readonly number[]) => void
}

/** Rows that are all in memory. */
export interface HeldRows<Row> extends GridRows<Row> {
  model: RowModel<Row>
  order: RowOrder
  /** Ids of the columns by which they are grouped. */
  groupBy: readonly string[]
}

/** Splits an identity into its kind and its id or path. */
export function splitIdentity(identity: string): [kind: string, id: string] {
  const at = identity.indexOf(' ')
  return [identity.slice(0, at), identity.slice(at + 1)]
}

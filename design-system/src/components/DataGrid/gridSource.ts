import type { AggregateKind } from '../../internal/rowModel/aggregate.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { Arrangement } from '../../internal/rowModel/rowModel.ts'

/** A figure that is shown: what the values of a column come to. */
export interface GridTotal {
  /** Id of the column. */
  column: string
  kind: AggregateKind
}

/** What of the rows is wanted; the same in every request until the reader sets the grid otherwise. */
export interface GridQuery extends Arrangement {
  /** Groups first, in their order; then what the rows within are sorted by. */
  sort: Arrangement['sort']
  /** Ids of the columns by which rows are grouped, the outermost first. */
  groupBy: readonly string[]
  /** What is to be added up, of every group and of all rows that match. */
  totals: readonly GridTotal[]
}

/** What the rows of a group have in common in one of the columns. */
export interface GridGroupValue {
  /** Id of the column. */
  column: string
  value: CellValue
}

/** A part of what lies in a group. */
export interface GridRequest extends GridQuery {
  /** The groups that it lies in, the outermost first; none: among all rows that match. */
  within: readonly GridGroupValue[]
  /** How many come before it. */
  offset: number
  /** How many are wanted. */
  limit: number
}

/** Figures by column id; of days milliseconds since 1970. `null`: there is nothing to add up. */
export type GridTotals = Readonly<Record<string, number | null>>

/** Rows with the same value in a column. */
export interface GridGroup {
  /** Comes back in the requests for what lies in the group. `null` of the rows without a value. */
  value: CellValue
  /** The words for the value. @default as the cells of the column have it */
  label?: string
  /** How many rows lie in it, groups or not. */
  rowCount: number
  /** How many groups lie directly in it, where that is known: room is kept for them. */
  groupCount?: number
  totals?: GridTotals
}

/** A part of what was asked for. */
export interface GridPage<Item> {
  items: readonly Item[]
  /** How many there are in all. */
  count: number
}
/** A part of the groups. */
export interface GridGroupPage extends GridPage<GridGroup> {
  /** How many rows lie in all of them together: of the outermost, how many match. */
  rowCount: number
}

interface GridSourceParts<Row> {
  /**
   * Gets rows, those of a group or, with nothing in `within`, of all that match: those are what is exported, where the
   * grid has no `onExport`.
   */
  loadRows?: (request: GridRequest, signal: AbortSignal) => Promise<GridPage<Row>>
  /** Adds up all rows that match, for the row of totals. */
  loadTotals?: (query: GridQuery, signal: AbortSignal) => Promise<GridTotals>
}

/** Services that group rows. */
interface GroupingSource<Row> extends GridSourceParts<Row> {
  canGroup: true
  /** Gets the groups of the next column after those of `within`, in the order of `sort`. */
  loadGroups: (request: GridRequest, signal: AbortSignal) => Promise<GridGroupPage>
  loadRows: (request: GridRequest, signal: AbortSignal) => Promise<GridPage<Row>>
}
/** Services that do not. */
interface PlainSource<Row> extends GridSourceParts<Row> {
  canGroup: false
  /** Why, for the reader: grouping is then offered as something that cannot be done. @default it is not offered */
  reason?: string
  loadGroups?: never
}

/**
 * What services do with rows that the grid has not: grouping, adding up, handing them out for an export. Every promise may
 * be rejected: the reader can try again. Give another object when the rows are others: it asks anew.
 */
export type GridSource<Row> = GroupingSource<Row> | PlainSource<Row>

/** Services that hand out the rows of a list part by part, grouped or not. */
export type GridEndlessSource<Row> = GridSource<Row> & Pick<GroupingSource<Row>, 'loadRows'>

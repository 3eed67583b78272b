import type { AggregateKind } from '../../internal/rowModel/aggregate.ts'
import type { CellValue } from '../../internal/rowModel/columns.ts'
import type { Arrangement } from '../../internal/rowModel/rowModel.ts'

/** A total that is shown: an aggregate of the values of a column. */
export interface GridTotal {
  /** Id of the column. */
  column: string
  kind: AggregateKind
}

/** Which rows to load. It is the same in every request until the reader changes the view. */
export interface GridQuery extends Arrangement {
  /** Sort keys: first those of the groups, in order, then those of the rows within them. */
  sort: Arrangement['sort']
  /** Ids of the columns by which rows are grouped, the outermost first. */
  groupBy: readonly string[]
  /** The totals to compute for every group and for all matching rows. */
  totals: readonly GridTotal[]
}

/** The value that all rows of a group share in a column. */
export interface GridGroupValue {
  /** Id of the column. */
  column: string
  value: CellValue
}

/** A request for one part of a group's content. */
export interface GridRequest extends GridQuery {
  /** The path of groups, outermost first. If empty, the request is for all matching rows. */
  within: readonly GridGroupValue[]
  /** Number of items to skip. */
  offset: number
  /** Maximum number of items to return. */
  limit: number
}

/** Totals by column id. Days are in milliseconds since 1970. `null` if there is nothing to add up. */
export type GridTotals = Readonly<Record<string, number | null>>

/** Rows with the same value in a column. */
export interface GridGroup {
  /** The shared value, passed back in requests for the group's content. `null` for rows without a value. */
  value: CellValue
  /** Text for the value. @default as in the cells of the column */
  label?: string
  /** Number of rows in the group, including those in nested groups. */
  rowCount: number
  /** Number of groups directly inside it, if known. The grid reserves space for them. */
  groupCount?: number
  totals?: GridTotals
}

/** One page of results. */
export interface GridPage<Item> {
  items: readonly Item[]
  /** Total number of items. */
  count: number
}
/** One page of groups. */
export interface GridGroupPage extends GridPage<GridGroup> {
  /** Total number of rows in all of these groups; for outermost groups, the number of matching rows. */
  rowCount: number
}

interface GridSourceParts<Row> {
  /**
   * Loads rows: those of a group or, if `within` is empty, all that match. Also used for exports if the grid has no
   * `onExport`.
   */
  loadRows?: (request: GridRequest, signal: AbortSignal) => Promise<GridPage<Row>>
  /** Adds up all matching rows for the row of totals. */
  loadTotals?: (query: GridQuery, signal: AbortSignal) => Promise<GridTotals>
}

/** A source that can group rows. */
interface GroupingSource<Row> extends GridSourceParts<Row> {
  canGroup: true
  /** Loads the groups of the next column after those in `within`, in the order of `sort`. */
  loadGroups: (request: GridRequest, signal: AbortSignal) => Promise<GridGroupPage>
  loadRows: (request: GridRequest, signal: AbortSignal) => Promise<GridPage<Row>>
}
/** A source that cannot group rows. */
interface PlainSource<Row> extends GridSourceParts<Row> {
  canGroup: false
  /** Why rows cannot be grouped. Grouping is then offered but disabled, with this reason. @default it is not offered */
  reason?: string
  loadGroups?: never
}

/**
 * Server-side operations on rows that the grid does not have: grouping, adding up, loading them for an export. Any
 * promise may reject; the reader can then retry. Pass a new object when the rows have changed, and the grid reloads.
 */
export type GridSource<Row> = GroupingSource<Row> | PlainSource<Row>

/** A source that loads the rows of an endless list part by part, grouped or not. */
export type GridEndlessSource<Row> = GridSource<Row> & Pick<GroupingSource<Row>, 'loadRows'>

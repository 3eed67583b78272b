import type { ReactNode } from 'react'
import type { AccessibleName } from '../../internal/accessibleName.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import type {
  GridCellEdit,
  GridCellProblem,
  GridColumn,
  GridRowAction,
  GridRowToggle,
  GridSelection,
  GridSelectionMode,
  GridStatus,
  GridTree,
} from './gridTypes.ts'
import type { GridEndlessSource, GridSource } from './gridSource.ts'
import type { GridSavedView } from './savedViews.ts'
import type { GridExportFormat } from './useGridExport.ts'
import type { GridView } from './gridView.ts'

/** Which rows `rows` are. */
type GridData<Row> =
  | {
      /** All rows are here: the grid sorts, searches and filters them. @default 'client' */
      mode?: 'client'
      paging?: never
      rowCount?: never
      pageSize?: never
      source?: never
    }
  | {
      /** `rows` are one page, as `view` asks for it: the owner of the view fetches them. */
      mode: 'server'
      /** `endless`: the rows follow each other, and what comes into view is asked for. @default 'pages' */
      paging?: 'pages'
      /** How many rows match in all. */
      rowCount: number
      /** Also of what comes at once of a group. @default 50 */
      pageSize?: number
      /**
       * What the services do with rows that are not here. With it the grid groups, while `view.groupBy` names columns: it
       * asks for groups and for what lies in those that are opened, and `rows` are not shown. Keep the same object as long
       * as the rows are the same; with another one it asks anew. @default rows are neither grouped nor added up
       */
      source?: GridSource<Row>
    }
  | {
      /** `rows` are not shown, give none: the grid asks `source` for those that come into view. */
      mode: 'server'
      /** The rows follow each other, and what comes into view is asked for. */
      paging: 'endless'
      rowCount?: never
      /** How many come at once. @default 50 */
      pageSize?: number
      /** Hands out the rows, and says how many match. With another object the grid asks anew. */
      source: GridEndlessSource<Row>
    }

interface DataGridOwnProps<Row> {
  /** Keep the same array as long as the rows are the same: what was worked out about them goes with it. */
  rows: readonly Row[]
  /** Keep the same array as well. The first one names the rows, unless `nameColumn` says another. */
  columns: readonly GridColumn<Row>[]
  /** Keep the same function. */
  getRowId: (row: Row) => string
  /**
   * In client mode: rows lie in one another, as `parentId` says. They are opened and closed, sorted among those beside
   * them, found with those that they lie in, and added up by `aggregate` in each of these. Keep the same object. Such rows
   * are not grouped. @default no row lies in another
   */
  tree?: GridTree<Row>
  /** Id of the column whose words name the row: its header for assistive technology, and what letters jump to. */
  nameColumn?: string
  /** Sort, search, filters, page, columns and density; makes them controlled. `readGridView` has it from a URL. */
  view?: GridView
  /** How it is arranged at first. @default nothing sorted, searched or filtered */
  defaultView?: GridView
  onViewChange?: (view: GridView) => void
  /** Named views, stored by the caller; the grid stores nothing. The default one is shown at the start, unless a view is given. */
  savedViews?: readonly GridSavedView[]
  /** Keeps the views. Without it they can only be chosen; a rejection is shown and can be tried again. */
  onSavedViewsChange?: (views: readonly GridSavedView[]) => void | Promise<void>
  /** @default 'none' */
  selectionMode?: GridSelectionMode
  onSelectionChange?: (selection: GridSelection) => void
  /** Buttons for the chosen rows. `clear` chooses none any more, once something was done with them that is over. */
  selectionActions?: (selection: GridSelection, clear: () => void) => ReactNode
  /** The menu at the end of a row. */
  rowActions?: (row: Row) => readonly GridRowAction[]
  /** What is on or off about a row, at its end. Keep the same object. @default nothing */
  rowToggle?: GridRowToggle<Row>
  /** `cards`: at any width what stands there where there is no room for columns. @default 'rows' */
  layout?: 'rows' | 'cards'
  /** Stands over what a card of the `cards` layout says: decorative, beside the name of the row. Keep the same function. @default nothing */
  cardPicture?: (row: Row) => ReactNode
  /**
   * Keeps what was entered into a cell. Resolves once `rows` have the value; with a `problem`, a sentence for the reader,
   * or a rejection the entry stays in its cell to be corrected or sent again. Also called to undo. Of grouped services the
   * grid asks for the rows again once it is resolved.
   */
  onCellEdit?: (edit: GridCellEdit<Row>) => Promise<void | { problem: string }>
  /**
   * Keeps many entries at once: what was pasted, the cells of a range that are emptied, and the way back from both. Resolves
   * once `rows` have the values, with the problem of each that was not kept; a rejection keeps none. Beside `onCellEdit`,
   * which single entries go to. @default `onCellEdit` for each, some at a time
   */
  onCellEdits?: (edits: readonly GridCellEdit<Row>[]) => Promise<void | readonly GridCellProblem[]>
  /** What is shown below a row when it is opened, as high as it is. Keep the same function. */
  renderDetail?: (row: Row) => ReactNode
  /** A row below the others with what all rows that match come to, by the `aggregate` of the columns; in server mode what `source.loadTotals` says. @default false */
  hasTotals?: boolean
  /** Id of a row that was just made: once it is among `rows` it has the focus, in view; one of another page of services is not gone to. @default none */
  arrivedId?: string
  /** Enter, a double click or a tap on a row. */
  onRowAction?: (row: Row) => void
  /** @default 'ready' */
  status?: GridStatus
  /** Offers another try when rows are missing. */
  onRetry?: () => void
  /** What stands there when there are no rows at all. @default a general sentence */
  emptyState?: ReactNode
  /** Has a field that searches in all columns. @default true */
  hasSearch?: boolean
  /** Whether cells can be chosen as a range, by Shift with the arrows and by dragging; copying a cell or rows does not depend on it. @default true */
  hasRanges?: boolean
  /** Gives the reader the rows that match. @default in client mode, and in server mode by `source.loadRows` */
  onExport?: (format: GridExportFormat) => void
  /** Name of exported files, without ending. @default 'export' */
  exportName?: string
  /** The screen's own buttons, beside the grid's. */
  actions?: ReactNode
  /** Any CSS length; beyond it the grid scrolls. @default '70dvh' */
  maxHeight?: string
}
export type DataGridProps<Row> = ElementProps<HTMLDivElement> &
  DataGridOwnProps<Row> &
  GridData<Row> &
  AccessibleName

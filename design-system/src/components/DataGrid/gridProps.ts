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

/** Where the rows come from, and what `rows` contains. */
type GridData<Row> =
  | {
      /** `client`: `rows` contains all rows, and the grid sorts, searches and filters them. @default 'client' */
      mode?: 'client'
      paging?: never
      rowCount?: never
      pageSize?: never
      source?: never
    }
  | {
      /** `server`: `rows` contains the page that `view` describes, fetched by the owner of the view. */
      mode: 'server'
      /** `endless`: one continuous list, whose rows are loaded as they come into view. @default 'pages' */
      paging?: 'pages'
      /** Total number of matching rows. */
      rowCount: number
      /** Number of rows per page, and per request for the content of a group. @default 50 */
      pageSize?: number
      /**
       * Groups, adds up and exports rows on the server. While `view.groupBy` names columns, the grid loads the groups
       * and the content of open groups from it, and does not show `rows`. Keep its identity while the rows are the
       * same: the grid reloads when it is given a new object.
       * @default rows are neither grouped nor added up
       */
      source?: GridSource<Row>
    }
  | {
      /**
       * Who arranges the rows. `client`: `rows` contains all of them, and the grid sorts, searches and filters.
       * `server`: services do so, and `rows` contains the page that `view` describes. With `endless` paging pass no
       * `rows`: the grid loads those that come into view from `source`.
       */
      mode: 'server'
      /**
       * `pages`: `rows` contains one page. `endless`: one continuous list, whose rows are loaded as they come into
       * view.
       */
      paging: 'endless'
      rowCount?: never
      /** Number of rows per page or request. @default 50 */
      pageSize?: number
      /**
       * Loads, counts, groups, adds up and exports rows on the server. Required for `endless` paging; with `pages` it
       * is used for groups, totals and exports. Keep its identity while the rows are the same: the grid reloads when it
       * is given a new object.
       */
      source: GridEndlessSource<Row>
    }

interface DataGridOwnProps<Row> {
  /** The rows. Keep the array's identity while they are unchanged, because the grid caches results per array. */
  rows: readonly Row[]
  /** The columns. Keep the array's identity. The first column names the rows, unless `nameColumn` is set. */
  columns: readonly GridColumn<Row>[]
  /** Returns the unique id of a row. Keep the function's identity. */
  getRowId: (row: Row) => string
  /**
   * Nests rows by their `parentId`, in client mode. Rows can be opened and closed, are sorted among their siblings, are
   * found together with their ancestors, and are added up by `aggregate` in each ancestor. They cannot be grouped. Keep
   * the object's identity.
   * @default no row is nested
   */
  tree?: GridTree<Row>
  /**
   * Id of the column that names the rows. It is the row header for assistive technology and the target of type-ahead.
   */
  nameColumn?: string
  /** Sort, search, filters, page, columns and density. Makes them controlled. `readGridView` reads it from a URL. */
  view?: GridView
  /** The initial view. @default nothing sorted, searched or filtered */
  defaultView?: GridView
  onViewChange?: (view: GridView) => void
  /** Named views. The caller stores them. The default one is shown at first, unless a view is given. */
  savedViews?: readonly GridSavedView[]
  /** Stores the views. Without it they are read-only. If it rejects, the grid shows an error and offers a retry. */
  onSavedViewsChange?: (views: readonly GridSavedView[]) => void | Promise<void>
  /** How rows can be selected. @default 'none' */
  selectionMode?: GridSelectionMode
  onSelectionChange?: (selection: GridSelection) => void
  /** Buttons for the selected rows. Call `clear` to deselect them once an action is complete. */
  selectionActions?: (selection: GridSelection, clear: () => void) => ReactNode
  /** Actions in the menu at the end of a row. */
  rowActions?: (row: Row) => readonly GridRowAction[]
  /** A toggle at the end of each row. Keep the object's identity. @default nothing */
  rowToggle?: GridRowToggle<Row>
  /**
   * `cards` shows rows as cards at any width; `rows` does so only where there is no room for columns.
   * @default 'rows'
   */
  layout?: 'rows' | 'cards'
  /**
   * A decorative picture at the top of each card in the `cards` layout. Keep the function's identity.
   * @default nothing
   */
  cardPicture?: (row: Row) => ReactNode
  /**
   * Saves the new value of a cell, and is also called to undo. Resolve once `rows` contains the value. If it resolves
   * to a `problem`, a sentence for the reader, or rejects, the entry stays in its cell to be corrected or sent again.
   * If the rows are grouped by a `source`, the grid reloads them afterwards.
   */
  onCellEdit?: (edit: GridCellEdit<Row>) => Promise<void | { problem: string }>
  /**
   * Saves many cells at once: pasted values, the emptied cells of a range, and undoing either. Resolve once `rows`
   * contains the values, with a problem for each entry that was not saved. A rejection means that none was saved. Use
   * it together with `onCellEdit`, which saves single entries.
   * @default (`onCellEdit` is called for each entry, a few at a time)
   */
  onCellEdits?: (edits: readonly GridCellEdit<Row>[]) => Promise<void | readonly GridCellProblem[]>
  /** Renders the details below an open row, at their natural height. Keep the function's identity. */
  renderDetail?: (row: Row) => ReactNode
  /**
   * Adds a row with the totals of all matching rows, by the `aggregate` of each column or, in server mode, by
   * `source.loadTotals`.
   * @default false
   */
  hasTotals?: boolean
  /**
   * Id of a row that was just created. Once it is in `rows`, it is scrolled into view and focused. The grid does not go
   * to it on another page in server mode.
   * @default none
   */
  arrivedId?: string
  /** Called on Enter, a double click or a tap on a row. */
  onRowAction?: (row: Row) => void
  /** Loading state of the rows. @default 'ready' */
  status?: GridStatus
  /** Called when the reader retries. The retry button is shown when rows are missing. */
  onRetry?: () => void
  /** Content shown when there are no rows at all. @default a general sentence */
  emptyState?: ReactNode
  /** Shows a field that searches all columns. @default true */
  hasSearch?: boolean
  /**
   * Lets the reader select a range of cells with Shift and arrow keys or by dragging. Cells and rows can be copied
   * without it.
   * @default true
   */
  hasRanges?: boolean
  /**
   * Replaces the built-in export of the matching rows.
   * @default in client mode the grid exports its rows; in server mode those of `source.loadRows`, if that is given
   */
  onExport?: (format: GridExportFormat) => void
  /** Name of exported files, without extension. @default 'export' */
  exportName?: string
  /** Additional buttons in the toolbar. */
  actions?: ReactNode
  /** Maximum height as any CSS length; a higher grid scrolls. @default '70dvh' */
  maxHeight?: string
}
export type DataGridProps<Row> = ElementProps<HTMLDivElement> &
  DataGridOwnProps<Row> &
  GridData<Row> &
  AccessibleName

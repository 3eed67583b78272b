import type { ReactNode } from 'react'
import type { RowAction } from '../../internal/deferredMenu/ActionItems.tsx'
import type { CellValue, ModelColumn } from '../../internal/rowModel/columns.ts'
import type { StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'

/** A possible value of a `choice` column. */
export interface GridChoice {
  id: string
  label: string
  /** Shows the value as a status badge with the icon and colour of this kind. */
  status?: StatusBadgeKind
}

/** How the cells of a column are edited and validated. */
export interface GridEditing<Row> {
  /** Whether the cells must have a value. @default false */
  isRequired?: boolean
  /** Lowest number, inclusive. */
  minimum?: number
  maximum?: number
  /** Required format of a text. */
  format?: 'email' | 'url'
  /** Id of the column with the start date that this end date must be after. */
  after?: string
  /** Which rows can be edited. @default every row */
  isEditable?: (row: Row) => boolean
}

/**
 * An edit of a cell. The value is a number, a day as `YYYY-MM-DD`, or the id of a choice; `null` if the cell was
 * emptied.
 */
export interface GridCellEdit<Row> {
  row: Row
  rowId: string
  columnId: string
  value: CellValue
}

/** Why an entry was not saved, as a sentence for the reader. */
export interface GridCellProblem {
  rowId: string
  columnId: string
  problem: string
}

/** A column: its values and how they are displayed. */
export interface GridColumn<Row> extends ModelColumn<Row> {
  /** Text of the header. */
  title: string
  /**
   * Shared header above this column and adjacent columns with the same group, such as a year. Titles may repeat across
   * groups. Grouped columns can grow but do not shrink. @default nothing above
   */
  group?: string
  choices?: readonly GridChoice[]
  /** Target of a cell in a `link` column. Without one, the cell is plain text. */
  href?: (row: Row) => string | undefined
  /**
   * Renders the cell instead of the default for its type. Sorting, searching, filtering and export still use `value`.
   */
  render?: (row: Row) => ReactNode
  /** Number format. */
  format?: Intl.NumberFormatOptions
  /**
   * The value to write into a workbook instead of the text of a `text` column: a number, a boolean, or a `Date` whose UTC
   * fields are the day or moment. `undefined` writes `value`.
   */
  exported?: (row: Row) => number | boolean | Date | undefined
  /** Makes the cells editable if the grid has `onCellEdit`. Moments cannot be edited. */
  editing?: GridEditing<Row>
  /**
   * Display form of dates. `date` shows only the day of a moment. `deadline` shows a day or a moment as a deadline:
   * only the day, with the month as a word. Exports contain the full value.
   * @default 'moment'
   */
  form?: 'moment' | 'date' | 'deadline'
  /** Width in px at the default text size; it grows with the reader's text. @default by the type */
  width?: number
  /** Lets the column share the remaining space. @default true for text and link */
  canGrow?: boolean
  /** Whether rows can be sorted by it. @default true */
  isSortable?: boolean
  /** Whether rows can be filtered by it. @default true */
  isFilterable?: boolean
  /** Whether rows can be grouped by it. @default true for text, choice, boolean and date */
  isGroupable?: boolean
  /** Whether the reader can hide it. @default true */
  isHideable?: boolean
  /**
   * Wraps long text to a second line and truncates what is longer. For names that must be readable in full.
   * @default false
   */
  isWrapped?: boolean
  /**
   * Set to `false` for a column that is only searched and filtered, because something else such as `rowToggle` shows
   * it.
   * @default true
   */
  isShown?: boolean
}

/** How rows are nested: accounts in accounts, folders in folders, teams in units. */
export interface GridTree<Row> {
  /** Returns the id of the parent row; nothing for the top level. Rows whose parent is missing are at the top level. */
  parentId: (row: Row) => string | null | undefined
  /**
   * Number of levels that are open at first; `Infinity` opens all. Changing it resets what the reader opened or closed.
   * @default 0
   */
  openLevels?: number
  /** Whether a row has children, loaded or not. Opening it loads those that are missing. @default by `rows` */
  hasChildren?: (row: Row) => boolean
  /**
   * Loads the children of an opened row. Resolve once `rows` contains them. A rejection shows an error with a retry.
   */
  loadChildren?: (row: Row) => Promise<void>
}

/** A toggle for a row, such as a favorite. It is an icon button beside the row's menu. */
export interface GridRowToggle<Row> {
  /** What is toggled: "Favorite". Combined with the name of the row, it is the button's accessible name. */
  label: string
  /** A single icon of 18 px. It is filled when on. */
  icon: ReactNode
  isOn: (row: Row) => boolean
  onToggle: (row: Row) => void
}

/** The parts of a column that its filter needs. */
export type FilteredColumn = Pick<GridColumn<never>, 'type' | 'title' | 'format' | 'choices'>

/** An action of a row: `{ id, label, icon?, isDanger?, disabledReason?, onAction }`. */
export type GridRowAction = RowAction

export const gridStatuses = ['ready', 'loading', 'refreshing', 'partial', 'error'] as const
/**
 * `loading`: nothing to show yet. `refreshing`: the rows shown may be outdated. `partial`: some rows are missing.
 * `error`: the rows could not be loaded.
 */
export type GridStatus = (typeof gridStatuses)[number]

export const gridSelectionModes = ['none', 'single', 'multiple'] as const
export type GridSelectionMode = (typeof gridSelectionModes)[number]

/** The selected rows, by their ids. */
export interface GridSelection {
  /** Whether all matching rows are selected, loaded or not, except for `ids()`. */
  readonly isAllMatching: boolean
  /** The selected ids or, if `isAllMatching`, the ids that are not selected. */
  ids: () => readonly string[]
  /** Returns the number of selected rows. @param matching total number of matching rows */
  countOf: (matching: number) => number
}

/** A column with its position. */
export interface PlacedColumn<Row> {
  /** Stable number of the column, unchanged when it is moved. Part of the keys of its cells. */
  number: number
  kind: 'data' | 'selection' | 'detail' | 'actions'
  /** Undefined for the columns of the grid itself. */
  column: GridColumn<Row> | undefined
  /** Width in px at the default text size, like all lengths below. */
  width: number
  /** Width to which it may shrink if that brings all columns into view. */
  least: number
  canGrow: boolean
  isPinned: boolean
  /** Whether it is the last pinned column, under which the others scroll. */
  isEdge: boolean
  /** Offset of a pinned column from the start. */
  offset: number
}

import type { ReactNode } from 'react'
import type { RowAction } from '../../internal/deferredMenu/ActionItems.tsx'
import type { CellValue, ModelColumn } from '../../internal/rowModel/columns.ts'
import type { StatusBadgeKind } from '../StatusBadge/StatusBadge.tsx'

/** A value of a `choice` column. */
export interface GridChoice {
  id: string
  label: string
  /** Makes it a status, with the icon and the colour of its kind. */
  status?: StatusBadgeKind
}

/** How the cells of a column are edited, and what may stand in them. */
export interface GridEditing<Row> {
  /** @default false */
  isRequired?: boolean
  /** Of numbers, inclusive. */
  minimum?: number
  maximum?: number
  /** What a text must be. */
  format?: 'email' | 'url'
  /** Id of the column with the start that this end date must come after. */
  after?: string
  /** @default every row */
  isEditable?: (row: Row) => boolean
}

/** A value that somebody entered: of numbers a number, of days `YYYY-MM-DD`, of choices an id; `null` when it was emptied. */
export interface GridCellEdit<Row> {
  row: Row
  rowId: string
  columnId: string
  value: CellValue
}

/** Why an entry was not kept: a sentence for the reader. */
export interface GridCellProblem {
  rowId: string
  columnId: string
  problem: string
}

/** A column: what its values are, and how they are shown. */
export interface GridColumn<Row> extends ModelColumn<Row> {
  /** Words of the header. */
  title: string
  /**
   * Words above the header, over this column and those beside it with the same ones: the year of figures. Titles may then
   * be the same in each. Columns with a group may grow, and do not give way. @default nothing above
   */
  group?: string
  choices?: readonly GridChoice[]
  /** Where a `link` leads; without a place the words stand alone. */
  href?: (row: Row) => string | undefined
  /** Draws the cell instead of the type's own way. Sorting, searching, filtering and exporting go by `value`. */
  render?: (row: Row) => ReactNode
  /** How numbers are written. */
  format?: Intl.NumberFormatOptions
  /** Makes its cells editable, where the grid has `onCellEdit`; moments are not. */
  editing?: GridEditing<Row>
  /**
   * Of a moment `date` shows the day alone. `deadline` shows a day or a moment as the day on which something is decided, its
   * month a word. An export has all of it. @default 'moment'
   */
  form?: 'moment' | 'date' | 'deadline'
  /** In px beside text of the usual size: it grows with the reader's text. @default by the type */
  width?: number
  /** Takes its part of the space that is left. @default true for text and link */
  canGrow?: boolean
  /** @default true */
  isSortable?: boolean
  /** @default true */
  isFilterable?: boolean
  /** Whether rows can be grouped by it. @default true for text, choice, boolean and date */
  isGroupable?: boolean
  /** @default true */
  isHideable?: boolean
  /** Words that one line does not hold go on in a second one; what is longer still is cut. For names that must be read whole. @default false */
  isWrapped?: boolean
  /** `false`: rows are found by it and it has no cells, where something else in the row says it, such as `rowToggle`. @default true */
  isShown?: boolean
}

/** How rows lie in one another: accounts in accounts, folders in folders, teams in units. */
export interface GridTree<Row> {
  /** Id of the row that it lies in; none at the top level. What lies in a row that is not there stands at the top level. */
  parentId: (row: Row) => string | null | undefined
  /** How many levels are open, until the reader opens or closes some; `Infinity` opens all. Another number begins anew. @default 0 */
  openLevels?: number
  /** Whether rows lie in it, here or not: it can be opened, and what is not here is asked for then. @default by `rows` */
  hasChildren?: (row: Row) => boolean
  /** Gets what lies in a row when it is opened. Resolves once `rows` have it; a rejection is shown and can be tried again. */
  loadChildren?: (row: Row) => Promise<void>
}

/** Something about a row that is on or off, such as a favorite: a button with an icon beside the menu of the row. */
export interface GridRowToggle<Row> {
  /** What is on or off: "Favorite". With the name of the row it names the button. */
  label: string
  /** A single icon of 18 px; it is filled where it is on. */
  icon: ReactNode
  isOn: (row: Row) => boolean
  onToggle: (row: Row) => void
}

/** What of a column its filter needs to know. */
export type FilteredColumn = Pick<GridColumn<never>, 'type' | 'title' | 'format' | 'choices'>

/** What can be done with a row: `{ id, label, icon?, isDanger?, disabledReason?, onAction }`. */
export type GridRowAction = RowAction

export const gridStatuses = ['ready', 'loading', 'refreshing', 'partial', 'error'] as const
/**
 * `loading`: nothing to show yet. `refreshing`: what is shown may be old. `partial`: some of it is missing.
 * `error`: it could not be had.
 */
export type GridStatus = (typeof gridStatuses)[number]

export const gridSelectionModes = ['none', 'single', 'multiple'] as const
export type GridSelectionMode = (typeof gridSelectionModes)[number]

/** Which rows are chosen, by the ids of the rows. */
export interface GridSelection {
  /** All rows that match, loaded or not, but for `ids()`. */
  readonly isAllMatching: boolean
  /** The chosen ids — or, when all that match are, those that are not. */
  ids: () => readonly string[]
  /** @param matching how many rows match in all */
  countOf: (matching: number) => number
}

/** A column in its place. */
export interface PlacedColumn<Row> {
  /** Its own number, which stays its own wherever it is moved: part of the keys of its cells. */
  number: number
  kind: 'data' | 'selection' | 'detail' | 'actions'
  /** Undefined for the columns of the grid itself. */
  column: GridColumn<Row> | undefined
  /** In px beside text of the usual size, as all that follow. */
  width: number
  /** What of it remains where that brings all columns into view. */
  least: number
  canGrow: boolean
  isPinned: boolean
  /** The last of the columns that the reader pinned: the others go by below it. */
  isEdge: boolean
  /** Of a pinned column: from the start. */
  offset: number
}

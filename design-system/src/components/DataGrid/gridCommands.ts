import type { ColumnType } from '../../internal/rowModel/columns.ts'
import type { ColumnFilter } from '../../internal/rowModel/filter.ts'
import { isIdle } from '../../internal/rowModel/filter.ts'
import type { SortDirection, SortKey } from '../../internal/rowModel/sort.ts'
import {
  canMove,
  moveColumn,
  pinColumn,
  placeColumn,
  resizeColumns,
  showColumn,
  shownColumns,
} from './columnLayout.ts'
import { columnName } from './columnGroups.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'
import { columnsWithCells } from './placedColumns.ts'
import type { ColumnLayout, GridView } from './gridView.ts'
import { pressedSort, withSort } from './sortSteps.ts'

interface GridCommandsOptions<Row> {
  columns: readonly GridColumn<Row>[]
  view: GridView
  onViewChange: (view: GridView) => void
  announce: (text: string) => void
  t: GridWords
  selectAll: { isSelected: boolean; isIndeterminate: boolean; label: string }
  toggleAll: () => void
  /** Opens or closes all groups. */
  openGroups: (areOpen: boolean) => void
  /** Whether the rows form a tree. */
  isTree: boolean
  /** Whether rows can be grouped, which not all services support. */
  isGroupable: boolean
  /** Why rows cannot be grouped, as a text for the reader. */
  ungroupable: string | undefined
  /** Opens the filter editor beside an element. */
  openFilter: (column: GridColumn<Row>, anchor: HTMLElement) => void
  chooseColumns: () => void
}

/** The commands that change a view, whether by pointer, key or menu. */
export interface GridCommands<Row> extends Omit<GridCommandsOptions<Row>, 'onViewChange' | 'announce' | 't'> {
  /** Ids of the columns with a filter. */
  filtered: ReadonlySet<string>
  /** Cycles the sort of a pressed header: ascending, descending, none. */
  sortBy: (column: GridColumn<Row>, isAdded: boolean) => void
  setSort: (column: GridColumn<Row>, direction: SortDirection | null, isAdded: boolean) => void
  setSearch: (search: string) => void
  /** Sets a filter; `undefined` removes it. */
  setFilter: (column: GridColumn<Row>, filter: ColumnFilter | undefined) => void
  clearFilters: () => void
  setPage: (page: number) => void
  setDensity: (density: NonNullable<GridView['density']>) => void
  setColumns: (columns: ColumnLayout) => void
  /** Sets the width of a column; `undefined` restores the default. */
  resize: (column: GridColumn<Row>, width: number | undefined) => void
  /** Fits columns to their content, with widths by column id. */
  fit: (widths: ColumnLayout['widths']) => void
  place: (column: GridColumn<Row>, target: GridColumn<Row>, isAfter: boolean) => void
  move: (column: GridColumn<Row>, step: -1 | 1) => void
  canMove: (column: GridColumn<Row>, step: -1 | 1) => boolean
  isPinned: (column: GridColumn<Row>) => boolean
  pin: (column: GridColumn<Row>, isPinned: boolean) => void
  hide: (column: GridColumn<Row>) => void
  /** Whether the menu offers grouping by the column. */
  canGroup: (column: GridColumn<Row>) => boolean
  isGrouped: (column: GridColumn<Row>) => boolean
  group: (column: GridColumn<Row>, isGrouped: boolean) => void
}

/** Types whose values are likely to repeat in many rows. */
const groupedTypes: readonly ColumnType[] = ['text', 'choice', 'boolean', 'date']

/** Creates the commands for a view. Each also announces its result to screen readers. */
export function gridCommands<Row>(options: GridCommandsOptions<Row>): GridCommands<Row> {
  const { columns, view, onViewChange, announce, t, ...rest } = options
  const ids = columnsWithCells(columns).map(({ id }) => id)
  const layout = view.columns
  const titleOf = (id: string) => {
    const column = columns.find(other => other.id === id)
    return column ? columnName(column) : id
  }
  // The rows change, so the current page no longer applies.
  const change = (part: Partial<GridView>) => onViewChange({ ...view, page: 1, ...part })
  const setColumns = (next: ColumnLayout) => onViewChange({ ...view, columns: next })

  const sort = (keys: readonly SortKey[]) => {
    change({ sort: keys })
    const words = keys.map(({ column, direction }) => t(direction, { title: titleOf(column) }))
    announce(keys.length === 0 ? t('sortedNot') : t('sortedBy', { keys: words.join(' · ') }))
  }
  const moved = (column: GridColumn<Row>, next: ColumnLayout) => {
    setColumns(next)
    const shown = shownColumns(ids, next)
    const place = shown.indexOf(column.id) + 1
    announce(t('columnMoved', { title: columnName(column), place, count: shown.length }))
  }
  return {
    ...rest,
    columns,
    view,
    filtered: new Set(Object.entries(view.filters).flatMap(([id, filter]) => (isIdle(filter) ? [] : id))),
    sortBy: (column, isAdded) => sort(pressedSort(view.sort, column.id, isAdded)),
    setSort: (column, direction, isAdded) => sort(withSort(view.sort, column.id, direction, isAdded)),
    setSearch: search => change({ search }),
    setFilter: (column, filter) => {
      const { [column.id]: _, ...others } = view.filters
      change({ filters: filter && !isIdle(filter) ? { ...view.filters, [column.id]: filter } : others })
    },
    clearFilters: () => change({ filters: {}, search: '' }),
    setPage: page => change({ page }),
    setDensity: density => onViewChange({ ...view, density }),
    setColumns,
    resize: (column, width) => {
      if (width !== undefined) return setColumns(resizeColumns(layout, { [column.id]: width }))
      const { [column.id]: _, ...widths } = layout.widths
      setColumns({ ...layout, widths })
    },
    fit: widths => {
      const [only, ...others] = Object.keys(widths)
      if (only === undefined) return
      setColumns(resizeColumns(layout, widths))
      announce(others.length > 0 ? t('columnsFitted') : t('columnFitted', { title: titleOf(only) }))
    },
    place: (column, target, isAfter) =>
      moved(column, placeColumn(ids, layout, column.id, target.id, isAfter)),
    move: (column, step) => moved(column, moveColumn(ids, layout, column.id, step)),
    canMove: (column, step) => canMove(ids, layout, column.id, step),
    isPinned: ({ id }) => layout.pinned.includes(id),
    pin: (column, isPinned) => {
      setColumns(pinColumn(layout, column.id, isPinned))
      announce(t(isPinned ? 'columnPinned' : 'columnUnpinned', { title: columnName(column) }))
    },
    canGroup: ({ type, isGroupable = groupedTypes.includes(type) }) =>
      (rest.isGroupable || rest.ungroupable !== undefined) && isGroupable,
    isGrouped: ({ id }) => rest.isGroupable && view.groupBy.includes(id),
    group: ({ id }, isGrouped) => {
      const others = view.groupBy.filter(other => other !== id)
      const next = isGrouped ? [...others, id] : others
      change({ groupBy: next })
      announce(
        next.length === 0 ? t('groupedNot') : t('groupedBy', { titles: next.map(titleOf).join(' · ') }),
      )
    },
    hide: column => {
      setColumns(showColumn(layout, column.id, false))
      announce(t('columnHidden', { title: columnName(column) }))
    },
  }
}

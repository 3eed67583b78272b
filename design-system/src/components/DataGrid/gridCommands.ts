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
  /** Opens all groups, or closes them. */
  openGroups: (areOpen: boolean) => void
  /** Whether rows lie in one another. */
  isTree: boolean
  /** Whether rows can be grouped: some services cannot. */
  isGroupable: boolean
  /** Why they cannot, for the reader. */
  ungroupable: string | undefined
  /** Opens the editor of a filter beside an element. */
  openFilter: (column: GridColumn<Row>, anchor: HTMLElement) => void
  chooseColumns: () => void
}

/** What a reader can do to the view, however it was asked for: by pointer, by key or from a menu. */
export interface GridCommands<Row> extends Omit<GridCommandsOptions<Row>, 'onViewChange' | 'announce' | 't'> {
  /** Ids of the columns that a filter narrows. */
  filtered: ReadonlySet<string>
  /** A press on the header: up, down, back. */
  sortBy: (column: GridColumn<Row>, isAdded: boolean) => void
  setSort: (column: GridColumn<Row>, direction: SortDirection | null, isAdded: boolean) => void
  setSearch: (search: string) => void
  /** `undefined` takes the filter away. */
  setFilter: (column: GridColumn<Row>, filter: ColumnFilter | undefined) => void
  clearFilters: () => void
  setPage: (page: number) => void
  setDensity: (density: NonNullable<GridView['density']>) => void
  setColumns: (columns: ColumnLayout) => void
  /** `undefined` gives the usual width back. */
  resize: (column: GridColumn<Row>, width: number | undefined) => void
  /** Gives columns the widths of what they show, by their ids. */
  fit: (widths: ColumnLayout['widths']) => void
  place: (column: GridColumn<Row>, target: GridColumn<Row>, isAfter: boolean) => void
  move: (column: GridColumn<Row>, step: -1 | 1) => void
  canMove: (column: GridColumn<Row>, step: -1 | 1) => boolean
  isPinned: (column: GridColumn<Row>) => boolean
  pin: (column: GridColumn<Row>, isPinned: boolean) => void
  hide: (column: GridColumn<Row>) => void
  /** Whether grouping by it is offered. */
  canGroup: (column: GridColumn<Row>) => boolean
  isGrouped: (column: GridColumn<Row>) => boolean
  group: (column: GridColumn<Row>, isGrouped: boolean) => void
}

/** Where many rows are likely to have the same value. */
const groupedTypes: readonly ColumnType[] = ['text', 'choice', 'boolean', 'date']

/** The commands over a view. Each also says in words what it did, for people who do not see it. */
export function gridCommands<Row>(options: GridCommandsOptions<Row>): GridCommands<Row> {
  const { columns, view, onViewChange, announce, t, ...rest } = options
  const ids = columnsWithCells(columns).map(({ id }) => id)
  const layout = view.columns
  const titleOf = (id: string) => {
    const column = columns.find(other => other.id === id)
    return column ? columnName(column) : id
  }
  // Other rows: the page that was looked at means nothing any more.
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

import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { useArrival } from '../../internal/focus/useArrival.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { cellElement } from '../../internal/windowedGrid/cellFocus.ts'
import { cellKey, columnOfKey, rowOfKey } from '../../internal/windowedGrid/keys.ts'
import { highRowsBefore, type HighRow } from '../../internal/windowedGrid/rowGeometry.ts'
import type { GridShape } from '../../internal/windowedGrid/shape.ts'
import { useWindowedGrid } from '../../internal/windowedGrid/useWindowedGrid.ts'
import type { GridRange } from './cellRange.ts'
import type { CellText, ValueText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import { placedRuns } from './columnGroups.ts'
import { fittingWidths } from './fitColumns.ts'
import { GridHeader } from './GridHeader.tsx'
import type { GridFigures } from './gridFigures.ts'
import type { GridChoice } from './useGridSelection.ts'
import { GridTotalRow, type GridTotal } from './GridTotalRow.tsx'
import type { RowLook } from './GridRow.tsx'
import { GridRows } from './GridRows.tsx'
import type { GridEditing } from './useGridEditing.ts'
import { usePinnedCells } from './usePinnedCells.ts'
import { useOpenEditor } from './useOpenEditor.tsx'
import type { GridRows as Rows } from './gridRows.ts'
import type {
  GridColumn,
  GridRowAction,
  GridRowToggle,
  GridSelectionMode,
  PlacedColumn,
} from './gridTypes.ts'
import type { PastedData } from './pastedTable.ts'
import { edgeVars, widthVars } from './placedColumns.ts'
import { RangeStatus } from './lazyParts.ts'
import * as styles from './DataGrid.css.ts'
import { useCellRange } from './useCellRange.ts'
import { useColumnPointer } from './useColumnPointer.ts'
import { useColumnsBeyond } from './useColumnsBeyond.ts'
import type { GridCommands } from './gridCommands.ts'
import { useGridEvents } from './useGridEvents.ts'
import { useGridMenus } from './useGridMenus.tsx'

export interface GridTableProps<Row> {
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
  shown: Rows<Row>
  columns: readonly GridColumn<Row>[]
  figures: GridFigures
  /** The sticky row of totals; undefined if there is none. */
  totals: GridTotal | undefined
  renderDetail: ((row: Row) => ReactNode) | undefined
  editing: GridEditing<Row>
  valueText: ValueText<Row>
  placed: readonly PlacedColumn<Row>[]
  nameColumn: GridColumn<Row>
  text: CellText<Row>
  commands: GridCommands<Row>
  choice: GridChoice
  onSelectionChange: (selection: RowSelection) => void
  selectionMode: GridSelectionMode
  ranges: GridRange
  /** Whether a range of cells can be selected. */
  hasRanges: boolean
  onCopy: () => void
  /** Undefined if nothing can be edited. */
  onPaste: ((data: PastedData) => void) | undefined
  /** Empties the cells of the range. */
  onClearRange: () => void
  /** Number of rows on other pages; `offset` is the number of those before this page. */
  elsewhere: number
  offset: number
  /** Total number of matching rows. */
  total: number
  rowActions: ((row: Row) => readonly GridRowAction[]) | undefined
  onRowAction: ((row: Row) => void) | undefined
  rowToggle: GridRowToggle<Row> | undefined
  maxHeight: string
  /** Scale from px at the default text size to px at the reader's text size. */
  unit: number
  isBusy: boolean
  arrivedId: string | undefined
  say: (words: string) => void
  /** Shown below the header instead of the rows. */
  placeholder: ReactNode
  t: GridWords
}

/** The table of rows and columns. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { shown, columns, placed, nameColumn, text, commands, selectionMode, say, t } = props
  const { figures, totals, renderDetail, editing, valueText, unit, choice } = props
  const hasTotals = totals !== undefined
  const { edits } = editing
  const { model, order, layout, highRows, hasGap, branches } = shown
  const isTree = (shown.depth > 0 && layout.length > 0) || renderDetail !== undefined
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const edges = useRef<HTMLDivElement>(null)
  const shape = useMemo<GridShape>(
    () => ({
      order: layout,
      hasFooter: hasTotals,
      columns: placed.map(({ number }) => number),
      groups: placedRuns(placed).flatMap(({ group, items }) =>
        group === undefined ? [] : [items.map(({ number }) => number)],
      ),
      nameColumn: placed.find(({ column }) => column === nameColumn)?.number ?? 1,
      names: () => model.textsOf(nameColumn.id),
      onNoMatch: letters => hasGap?.(-1, order.length) && say(t('noRowBegins', { letters })),
      titleOf: number => placed.find(here => here.number === number)?.column?.title ?? '',
    }),
    [layout, hasTotals, placed, nameColumn, model, order, hasGap, say, t],
  )
  const shownBefore = useRef(shown)
  useColumnsBeyond(grid, edges)
  usePinnedCells(grid, body)
  const { gridProps, collectionId, manager, drawn, before, focusKey, arriveAt, refocus } = useWindowedGrid({
    shape,
    grid,
    body,
    selectionMode,
    highRows,
    store: {
      selection: choice.extended,
      toggled: choice.toggled,
      lastIn: choice.lastIn,
      order,
      matching: props.total,
      onChange: props.onSelectionChange,
      idAt: row => model.idAt(row),
      rowOfId: rowId => model.rowOfId(rowId),
      hasGap,
    },
    numberNow: number => shown.locate(shownBefore.current.identify(number) ?? ''),
    rows: model,
    isBusy: props.isBusy,
    label: props.label,
  })
  // Runs after the effects above, which look up the current positions of the previous rows.
  useLayoutEffect(() => {
    shownBefore.current = shown
  })
  const keyOf = (row: number, column: GridColumn<Row>) =>
    cellKey(row, placed.find(here => here.column === column)?.number ?? 0)
  useArrival(props.arrivedId, rowId => {
    const row = model.rowOfId(rowId)
    if (row === -1 || order.positionOf(row) === -1) return undefined
    if (layout.positionOf(row) === -1) {
      shown.openAround(row)
      return undefined
    }
    return () => arriveAt(keyOf(row, nameColumn))
  })
  const fit = (number?: number) => {
    const which = placed.filter(here => number === undefined || here.number === number)
    if (grid.current) commands.fit(fittingWidths(grid.current, which, unit))
  }
  const menus = useGridMenus({
    grid,
    placed,
    commands,
    refocus,
    fit,
    t,
    rowAt: number => model.rowAt(number),
    nameOf: row => text(nameColumn, row),
    rowActions: props.rowActions,
  })
  const { menuColumn, resizing, endResizing } = menus
  const shownColumns = useMemo(() => placed.flatMap(({ column }) => column ?? []), [placed])
  const { editor, openEditor, writeOver, ahead, giveUp } = useOpenEditor({
    ...props,
    allColumns: columns,
    columns: shownColumns,
    reachCell: (row, column) => {
      focusKey(keyOf(row, column))
      return grid.current && cellElement(grid.current, keyOf(row, column))
    },
    refocus,
  })
  const columnAt = (key: number) => placed.find(({ number }) => number === columnOfKey(key))?.column
  const pointer = useColumnPointer({ grid, placed, commands, unit })
  const { sort, search, filters, groupBy, page, columns: layoutOfColumns } = commands.view
  const { ranges } = props
  const hasRange = useSyncExternalStore(ranges.subscribe, ranges.exists, () => false)
  const ranging = useCellRange({
    grid,
    body,
    ranges,
    shown,
    placed,
    isOn: props.hasRanges,
    arrangement: JSON.stringify([sort, search, filters, groupBy, page, layoutOfColumns.order]),
    choosesRows: selectionMode !== 'none',
    focusedKey: () => manager.focusedKey,
    focusKey,
    pageRows: drawn.rowWindow.pageRows,
  })
  const events = useGridEvents({
    manager,
    placed,
    model,
    commands,
    pointer,
    ranging,
    onCopy: props.onCopy,
    onPaste: props.onPaste,
    focusKey,
    fit,
    openMenu: menus.openMenu,
    onRowAction: props.onRowAction,
    onRowToggle: props.rowToggle?.onToggle,
    edit: (key, cell) => openEditor(rowOfKey(key), columnAt(key), cell),
    writeOver: (key, cell, typed) => {
      if (typed !== '' || !edits.isOn || !ranges.exists())
        return writeOver(rowOfKey(key), columnAt(key), cell, typed)
      props.onClearRange()
      return true
    },
    ahead,
    giveUp,
    history: edits,
    branches: branches && {
      ...branches,
      column: placed.find(({ column }) => column === nameColumn)?.number ?? -1,
      rowAt: number => (shown.drawnAt(number)?.kind === 'row' ? number : -1),
    },
    toggle: number => toggleRow(shown, renderDetail !== undefined, number),
  })
  const { rowToggle } = props
  const hasMenu = props.rowActions !== undefined
  const isBranches = branches !== undefined
  const look = useMemo<RowLook<Row>>(
    () => ({
      columns,
      placed,
      nameColumn,
      text,
      valueText,
      t,
      collectionId,
      hasSelection: selectionMode !== 'none',
      isTree: isBranches,
      isEditing: edits.isOn,
      toggle: rowToggle,
      hasMenu,
    }),
    [
      columns,
      placed,
      nameColumn,
      text,
      valueText,
      t,
      collectionId,
      selectionMode,
      isBranches,
      edits.isOn,
      rowToggle,
      hasMenu,
    ],
  )
  const { onView } = shown
  useLayoutEffect(() => {
    // When loaded content replaces a focused placeholder, move the focus to it.
    if (onView && manager.isFocused && document.activeElement === document.body) queueMicrotask(refocus)
  })
  const headRows = shape.groups && shape.groups.length > 0 ? 2 : 1
  const rowCount = props.elsewhere + layout.length + headRows + Number(hasTotals)
  // Not re-rendered while scrolling.
  const header = useMemo(
    () => (
      <GridHeader
        {...{ id, placed, collectionId, t, resizing, unit }}
        sort={commands.view.sort}
        filtered={commands.filtered}
        openMenu={menuColumn}
        drop={pointer.drop}
        selectAll={selectionMode === 'multiple' && order.length > 0 ? commands.selectAll : undefined}
        onResizeKey={(number, width, isDone) => {
          const column = placed.find(here => here.number === number)?.column
          if (column && !isDone) commands.resize(column, width)
          if (isDone) endResizing()
        }}
      />
    ),
    [
      id,
      placed,
      collectionId,
      t,
      resizing,
      endResizing,
      commands,
      menuColumn,
      pointer.drop,
      selectionMode,
      order,
      unit,
    ],
  )
  return (
    <>
      <div
        {...events(gridProps)}
        ref={grid}
        role={isTree ? 'treegrid' : 'grid'}
        aria-rowcount={rowCount}
        aria-busy={props.isBusy || undefined}
        {...(hasRange && { 'aria-multiselectable': true })}
        className={styles.grid}
        style={{ ...widthVars(placed), maxBlockSize: props.maxHeight }}
      >
        {header}
        {props.placeholder === undefined && (
          <div ref={body} role="rowgroup" className={styles.body} style={bodyStyle(layout.length, highRows)}>
            <GridRows
              {...{ drawn, before, look, shown, figures, choice, ranges, isTree, renderDetail }}
              entriesOf={edits.entriesOf}
              offset={props.offset}
              headRows={headRows}
              total={props.total}
              openMenu={menus.menuRow}
            />
          </div>
        )}
        {props.placeholder === undefined && totals && (
          <GridTotalRow
            {...{ look, totals }}
            index={rowCount}
            level={isTree ? 1 : undefined}
            figures={figures(totals.of)}
          />
        )}
      </div>
      <div
        ref={edges}
        aria-hidden
        hidden={props.placeholder !== undefined}
        className={styles.edges}
        style={edgeVars(placed)}
      />
      {hasRange && <RangeStatus {...{ ranges, shown, placed, t, say }} entriesOf={edits.entriesOf} />}
      {props.placeholder}
      {editor}
      {menus.menus}
    </>
  )
}

/** The total height of all rows. */
function bodyStyle(count: number, highRows: readonly HighRow[]): CSSProperties {
  const high = highRowsBefore(highRows, count)
  return { '--grid-rows': count - high.count, '--grid-extra': `${high.height}px` } as CSSProperties
}

/** Opens or closes the group or the details at a number. */
function toggleRow<Row>(shown: Rows<Row>, hasDetail: boolean, number: number): boolean {
  const drawn = shown.drawnAt(number)
  if (drawn?.kind === 'group') shown.toggleGroup(drawn.group.path)
  else if (drawn?.kind === 'waiting') drawn.waiting.retry()
  else if (drawn?.kind === 'row' && hasDetail) shown.toggleDetail(shown.model.idAt(number))
  else return false
  return true
}

import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { mergeProps } from 'react-aria/mergeProps'
import { useLocale } from 'react-aria/I18nProvider'
import { useTable } from 'react-aria/useTable'
import {
  useMultipleSelectionState,
  type MultipleSelectionState,
} from 'react-stately/useMultipleSelectionState'
import { bringIntoView } from '../focus/focusOn.ts'
import { usePressed } from '../focus/usePressed.ts'
import { cellAround, cellElement, controlsOf, focusCell, keepTabStop, refocusCell } from './cellFocus.ts'
import {
  cellKey,
  columnOfKey,
  footerRow,
  groupsRow,
  headerRow,
  isFixedRow,
  isHeaderRow,
  rowOfKey,
} from './keys.ts'
import { focusStateOver } from './focusState.ts'
import type { HighRow } from './rowGeometry.ts'
import { GridKeyboard } from './keyboard.ts'
import { LazyTable } from './lazyTable.ts'
import { GridSelectionManager, SelectionAnchor, type SelectionStore } from './selectionManager.ts'
import { groupAround, type GridShape, type Order } from './shape.ts'
import type { Drawn, RowsOfBefore } from './useDrawnRows.ts'
import { useDrawOnScroll, useRowWindow, type RowWindow } from './useRowWindow.ts'

interface WindowedGridOptions {
  shape: GridShape
  /** The scroll container, which is also the grid. */
  grid: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  selectionMode: 'none' | 'single' | 'multiple'
  /** The selectable rows are those of the shape, unless an order is given. */
  store: Omit<SelectionStore, 'order' | 'anchor'> & Partial<Pick<SelectionStore, 'order'>>
  /** Rows with their own height, in order of position. */
  highRows?: readonly HighRow[]
  /** The current number of a previous row, −1 if it is gone. Called when the rows have changed. */
  numberNow: (row: number) => number
  /** Identity of the rows: numbers mean something else when it changes. */
  rows: object
  /** Whether rows are loading: an empty grid may soon have some. */
  isBusy: boolean
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
}

interface WindowedGrid {
  gridProps: HTMLAttributes<HTMLElement>
  /** Identifies this grid's cells for React Aria: their `data-collection`. */
  collectionId: string
  manager: GridSelectionManager
  /** Which rows to render; only the component that asks for those in view re-renders on scroll. */
  drawn: Drawn
  /** What has become of the previous rows, for the component that renders them. */
  before: RowsOfBefore<number>
  /** Scrolls a cell into view and focuses it. */
  focusKey: (key: number) => void
  /** The same, and scrolls the grid itself into view. */
  arriveAt: (key: number) => void
  /** Focuses the cell that last had the focus. */
  refocus: () => void
}

const moveKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * A grid of any number of rows. React Aria handles keys, type-ahead, selection and the single tab stop at its root; its
 * collection is created on demand, and only the rows in view are rendered.
 */
export function useWindowedGrid(options: WindowedGridOptions): WindowedGrid {
  const { shape, grid, body, selectionMode, store, numberNow, rows, label } = options
  const { direction } = useLocale()
  const rowWindow = useRowWindow({
    scroller: grid,
    body,
    count: shape.order.length,
    highRows: options.highRows,
  })
  const stock = useMultipleSelectionState({ selectionMode, selectionBehavior: 'toggle' })
  const [anchor] = useState(() => new SelectionAnchor())
  /** The row that has the focus until the next one has it; it must stay rendered until then. */
  const [held, setHeld] = useState<number | null>(null)

  const setFocusedKey = (key: string | number | null, end: 'first' | 'last' = 'first') => {
    if (typeof key !== 'number' || !grid.current) return stock.setFocusedKey(key, end)
    const before = typeof stock.focusedKey === 'number' ? rowOfKey(stock.focusedKey) : null
    // Rendered synchronously, because the cell must take the focus before its neighbour is removed. Otherwise the focus
    // leaves the grid in between, and React Aria restores it together with an outdated scroll position.
    flushSync(() => {
      setHeld(before)
      if (!isFixedRow(rowOfKey(key))) rowWindow.reveal(shape.order.positionOf(rowOfKey(key)))
      stock.setFocusedKey(key, end)
    })
    focusCell(grid.current, key, end)
    setHeld(null)
  }

  const refocus = () => {
    const key = stock.focusedKey
    if (typeof key !== 'number' || !grid.current) return
    if (!refocusCell(grid.current, key)) setFocusedKey(key)
  }

  const table = useMemo(() => new LazyTable(shape), [shape])
  const keyboard = new GridKeyboard({ ...shape, direction, pageRows: rowWindow.pageRows })
  const focusState = focusStateOver(stock, { root: grid, setFocusedKey, refocus })
  const manager = new GridSelectionManager(table, focusState, {
    ...store,
    order: store.order ?? shape.order,
    anchor,
  })
  const state = {
    collection: table,
    disabledKeys: stock.disabledKeys,
    selectionManager: manager,
    showSelectionCheckboxes: false,
    // The grid announces a sort order of several columns itself.
    sortDescriptor: null,
    sort: () => {},
    isKeyboardNavigationDisabled: false,
    setKeyboardNavigationDisabled: () => {},
    expandedKeys: new Set<string>(),
    toggleKey: () => {},
    treeColumn: null,
  }
  const { gridProps } = useTable(
    { ...label, isVirtualized: true, keyboardDelegate: keyboard, scrollRef: grid, escapeKeyBehavior: 'none' },
    state,
    grid,
  )

  const tellScroll = useDrawOnScroll(grid, rowWindow.draw)
  useFocusThatStays({ ...options, stock, rowWindow, anchor, setFocusedKey })
  const { isPressed, pressProps } = usePressed()

  const own = {
    /** Before React Aria's handler: arrow keys first move between the controls within a cell. */
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || event.altKey || event.shiftKey) return
      const around = cellAround(event.target)
      if (!around || event.target instanceof HTMLInputElement) return
      const controls = controlsOf(around.cell)
      const at = controls.findIndex(control => control === event.target)
      const next = controls[at + ((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1)]
      if (!next && around.cell.dataset['wholeRow'] !== undefined) return event.stopPropagation()
      if (at === -1 || !next) return
      event.preventDefault()
      event.stopPropagation()
      focusControl(grid.current, next)
    },
    /** After React Aria's handler: a key that moves the focus must not scroll the page or the grid as well. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
      if (moveKeys.includes(event.key) && !event.altKey && !isText && cellAround(event.target))
        event.preventDefault()
    },
    /** A press focuses a cell by itself; React Aria must know before it moves the focus. */
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const isNew = !stock.isFocused
      if (isNew) tellScroll()
      const around = cellAround(event.target)
      if (!around || !event.currentTarget.contains(event.target)) return
      // The cell is rendered wherever the grid is scrolled to, even below its header.
      const at = isFixedRow(rowOfKey(around.key)) ? -1 : shape.order.positionOf(rowOfKey(around.key))
      if (isNew && at !== -1 && !isPressed()) rowWindow.reveal(at)
      // A cell that spans several columns counts as focused, whichever column the focus was moved to.
      const isSame =
        around.key === stock.focusedKey ||
        (typeof stock.focusedKey === 'number' &&
          cellElement(event.currentTarget, stock.focusedKey) === around.cell)
      if (!isSame) stock.setFocusedKey(around.key)
      if (event.target instanceof HTMLElement) focusControl(grid.current, event.target, false)
    },
    ...pressProps,
  }
  const focusedRow = typeof stock.focusedKey === 'number' ? rowOfKey(stock.focusedKey) : headerRow
  /** Rows that are always rendered. */
  const kept = [typeof stock.focusedKey === 'number' ? rowOfKey(stock.focusedKey) : null, held].flatMap(
    row => (row === null || isFixedRow(row) ? [] : [shape.order.positionOf(row)]),
  )
  return {
    gridProps: mergeProps(gridProps, own),
    collectionId: 'data-collection' in gridProps ? String(gridProps['data-collection']) : '',
    manager,
    drawn: { rowWindow, kept },
    before: {
      rows,
      nameNow: number => {
        const now = numberNow(number)
        return now === -1 ? undefined : now
      },
      focused: isFixedRow(focusedRow) ? undefined : focusedRow,
    },
    focusKey: setFocusedKey,
    arriveAt: key => {
      setFocusedKey(key)
      bringCellIntoView(grid.current, key)
    },
    refocus,
  }
}

function focusControl(grid: HTMLElement | null, control: HTMLElement, takesFocus = true): void {
  if (!grid) return
  for (const other of grid.querySelectorAll<HTMLElement>('[tabindex="0"]'))
    if (other !== control) other.tabIndex = -1
  control.tabIndex = 0
  if (takesFocus) control.focus({ preventScroll: true })
}

type StayingFocus = Pick<WindowedGridOptions, 'grid' | 'shape' | 'numberNow' | 'rows' | 'isBusy'> & {
  stock: MultipleSelectionState
  rowWindow: RowWindow
  anchor: SelectionAnchor
  setFocusedKey: (key: string | number | null) => void
}

/** Maximum number of previous rows to check for the next one that still exists. */
const askedAtMost = 10_000

/**
 * Of the previous rows, the next one still shown, otherwise the one before; if all have changed, the row at the same
 * position. The header if there is none.
 * @param nowOf the current number of a previous row, −1 if it is not shown
 */
function rowInstead(before: Order, position: number, now: Order, nowOf: (row: number) => number): number {
  for (let at = position + 1; at < Math.min(before.length, position + askedAtMost); at += 1) {
    const row = nowOf(before.rowAt(at))
    if (row !== -1) return row
  }
  for (let at = position - 1; at >= Math.max(0, position - askedAtMost); at -= 1) {
    const row = nowOf(before.rowAt(at))
    if (row !== -1) return row
  }
  return now.length === 0 ? headerRow : now.rowAt(Math.min(position, now.length - 1))
}

/**
 * Keeps the focus in place when rows or columns change: on the same row, otherwise on the next one, otherwise on the
 * previous one. If none is left the focus is released, because a heading around the grid takes it. A focused row that
 * was in view stays in view, wherever it moves.
 */
function useFocusThatStays(options: StayingFocus): void {
  const { grid, shape, stock, rowWindow, numberNow, rows, isBusy, anchor, setFocusedKey } = options
  const last = useRef({ rows, order: shape.order, position: 0, columnAt: 0 })
  const giveFocus = (key: number) => {
    setFocusedKey(key)
    bringCellIntoView(grid.current, key)
  }
  useLayoutEffect(() => {
    const before = last.current
    const isRenumbered = before.rows !== rows
    if (isRenumbered) anchor.renumber(numberNow)
    const key = stock.focusedKey
    if (typeof key === 'number') {
      const column = shape.columns.includes(columnOfKey(key))
        ? columnOfKey(key)
        : shape.columns[Math.min(before.columnAt, shape.columns.length - 1)]
      const oldRow = rowOfKey(key)
      const nowOf = (row: number) => {
        const now = isRenumbered && !isFixedRow(row) ? numberNow(row) : row
        return now !== -1 && shape.order.positionOf(now) !== -1 ? now : -1
      }
      // The header's number looks like that of a removed row, too.
      const isFixed = isHeaderRow(oldRow) || (oldRow === footerRow && shape.hasFooter === true)
      const isUngrouped = oldRow === groupsRow && (column === undefined || !groupAround(shape, column))
      const row = isUngrouped ? headerRow : isFixed ? oldRow : nowOf(oldRow)
      const next = isFixed || row !== -1 ? row : rowInstead(before.order, before.position, shape.order, nowOf)
      const nextKey = column === undefined ? null : cellKey(next, column)
      const isOther = nextKey !== key || isRenumbered || before.order !== shape.order
      if (nextKey !== key) stock.setFocusedKey(nextKey)
      if (isOther && nextKey !== null && grid.current) {
        const active = document.activeElement
        const isOurs = stock.isFocused && (active === document.body || grid.current.contains(active))
        const hasFocus = cellElement(grid.current, nextKey)?.contains(active) === true
        const isEmptied = !isFixed && next === headerRow && !isBusy
        const position = isFixedRow(next) ? before.position : shape.order.positionOf(next)
        // Not within the effect: focusing renders synchronously, which React forbids here.
        if (isOurs && !hasFocus && !isEmptied) queueMicrotask(() => giveFocus(nextKey))
        else if (position !== before.position && rowWindow.isInView(before.position)) {
          rowWindow.reveal(position)
          if (hasFocus) queueMicrotask(() => bringCellIntoView(grid.current, nextKey))
        }
      }
    }
    const focused = stock.focusedKey
    if (typeof focused === 'number' && grid.current) keepTabStop(grid.current, focused)
    last.current = {
      rows,
      order: shape.order,
      position: typeof focused === 'number' ? Math.max(0, shape.order.positionOf(rowOfKey(focused))) : 0,
      columnAt: typeof focused === 'number' ? Math.max(0, shape.columns.indexOf(columnOfKey(focused))) : 0,
    }
  })
}

/** Scrolls in the window, once the grid itself is scrolled to it. */
function bringCellIntoView(grid: HTMLElement | null, key: number): void {
  const cell = grid && cellElement(grid, key)
  if (cell) bringIntoView(cell)
}

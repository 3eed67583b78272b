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
  /** What scrolls, and is the grid. */
  grid: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  selectionMode: 'none' | 'single' | 'multiple'
  /** The rows that can be chosen are those of the shape, unless it says others. */
  store: Omit<SelectionStore, 'order' | 'anchor'> & Partial<Pick<SelectionStore, 'order'>>
  /** Rows with a height of their own, in the order of their positions. */
  highRows?: readonly HighRow[]
  /** The number that a row of before has now, −1 when it is gone; called with other rows than those before. */
  numberNow: (row: number) => number
  /** Identity of the rows: numbers mean something else when it changes. */
  rows: object
  /** Rows are on their way: where there is none, there may be some in a moment. */
  isBusy: boolean
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
}

interface WindowedGrid {
  gridProps: HTMLAttributes<HTMLElement>
  /** By which React Aria knows the cells of this grid: their `data-collection`. */
  collectionId: string
  manager: GridSelectionManager
  /** Which rows to draw: only the component that asks for those in view renders again while it scrolls. */
  drawn: Drawn
  /** What became of the previous rows, for the component that draws them. */
  before: RowsOfBefore<number>
  /** Brings a cell into view and focuses it. */
  focusKey: (key: number) => void
  /** The same, and brings the grid into view itself. */
  arriveAt: (key: number) => void
  /** Focuses the cell that had the focus last. */
  refocus: () => void
}

const moveKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * A grid of any number of rows: React Aria at its root — keys, type-ahead, selection, one stop of the Tab key — over a
 * collection that is made on demand, and only the rows in view drawn.
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
  /** The row that has the focus until the next one has it: it must not go before. */
  const [held, setHeld] = useState<number | null>(null)

  const setFocusedKey = (key: string | number | null, end: 'first' | 'last' = 'first') => {
    if (typeof key !== 'number' || !grid.current) return stock.setFocusedKey(key, end)
    const before = typeof stock.focusedKey === 'number' ? rowOfKey(stock.focusedKey) : null
    // Drawn at once, because the cell takes the focus before its neighbour goes. Otherwise the focus falls out of the
    // grid in between, and React Aria puts it back together with a scroll position that is no longer right.
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
    // The order of several columns is said by the grid itself.
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
    /** Before React Aria's: a cell with several things in it is walked through from within. */
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
    /** After React Aria's: what moves the focus must not scroll the page or the grid as well. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
      if (moveKeys.includes(event.key) && !event.altKey && !isText && cellAround(event.target))
        event.preventDefault()
    },
    /** A press focuses a cell by itself; React Aria must know before it marshals the focus. */
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const isNew = !stock.isFocused
      if (isNew) tellScroll()
      const around = cellAround(event.target)
      if (!around || !event.currentTarget.contains(event.target)) return
      // The cell is there wherever the grid is scrolled to, also below its header.
      const at = isFixedRow(rowOfKey(around.key)) ? -1 : shape.order.positionOf(rowOfKey(around.key))
      if (isNew && at !== -1 && !isPressed()) rowWindow.reveal(at)
      // A cell over several columns is where the focus was told to be, whichever of them that is.
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
  /** Rows that are drawn wherever they are. */
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

/** Rows of before that are asked about to find the next one that is still there. */
const askedAtMost = 10_000

/**
 * Of the rows of before the next one that is still shown, else the one before; where all are others, what stands at its
 * place. The header where there is none.
 * @param nowOf the number that a row of before has now, −1 when it is not shown
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
 * Keeps the focus where it was when rows or columns change: on the same row while it is there, else on the next one, else
 * on the one before. Where none is left it is let go: what surrounds the grid has a heading. What was in view stays in
 * view, wherever it is moved to.
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
      // The header's number is that of a row that is gone, too.
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
        // Not within the effect: what takes the focus is drawn at once, which React forbids here.
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

/** In the window, when the grid itself is scrolled to it. */
function bringCellIntoView(grid: HTMLElement | null, key: number): void {
  const cell = grid && cellElement(grid, key)
  if (cell) bringIntoView(cell)
}

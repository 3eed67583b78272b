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
import { cellAround, controlsOf, focusCell, keepTabStop, refocusCell } from './cellFocus.ts'
import { cellKey, columnOfKey, footerRow, headerRow, isFixedRow, rowOfKey } from './keys.ts'
import { focusStateOver } from './focusState.ts'
import type { HighRow } from './rowGeometry.ts'
import { GridKeyboard } from './keyboard.ts'
import { LazyTable } from './lazyTable.ts'
import { GridSelectionManager, SelectionAnchor, type SelectionStore } from './selectionManager.ts'
import type { GridShape } from './shape.ts'
import type { Drawn } from './useDrawnRows.ts'
import { useDrawOnScroll, useRowWindow } from './useRowWindow.ts'

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
  label: { 'aria-label'?: string; 'aria-labelledby'?: string }
}

interface WindowedGrid {
  gridProps: HTMLAttributes<HTMLElement>
  /** By which React Aria knows the cells of this grid: their `data-collection`. */
  collectionId: string
  manager: GridSelectionManager
  /** Which rows to draw: whoever draws them asks for those in view, and is alone drawn again while it scrolls. */
  drawn: Drawn
  /** Brings a cell into view and focuses it. */
  focusKey: (key: number) => void
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
  useFocusThatStays({ grid, shape, stock, numberNow, rows, anchor, setFocusedKey })

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
      if (!stock.isFocused) tellScroll()
      const around = cellAround(event.target)
      if (!around || !event.currentTarget.contains(event.target)) return
      // A cell that takes the whole row is where the focus was told to be, whatever column that is.
      const isSame =
        around.key === stock.focusedKey ||
        (around.cell.dataset['wholeRow'] !== undefined &&
          typeof stock.focusedKey === 'number' &&
          rowOfKey(around.key) === rowOfKey(stock.focusedKey))
      if (!isSame) stock.setFocusedKey(around.key)
      if (event.target instanceof HTMLElement) focusControl(grid.current, event.target, false)
    },
  }
  /** Rows that are drawn wherever they are. */
  const kept = [typeof stock.focusedKey === 'number' ? rowOfKey(stock.focusedKey) : null, held].flatMap(
    row => (row === null || isFixedRow(row) ? [] : [shape.order.positionOf(row)]),
  )
  return {
    gridProps: mergeProps(gridProps, own),
    collectionId: 'data-collection' in gridProps ? String(gridProps['data-collection']) : '',
    manager,
    drawn: { rowWindow, kept },
    focusKey: setFocusedKey,
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

interface StayingFocus {
  grid: RefObject<HTMLDivElement | null>
  shape: GridShape
  stock: MultipleSelectionState
  numberNow: (row: number) => number
  rows: object
  anchor: SelectionAnchor
  setFocusedKey: (key: string | number | null) => void
}

/**
 * Keeps the focus where it was when rows or columns change: on the same row while it is there, else on the one that took
 * its place.
 */
function useFocusThatStays({
  grid,
  shape,
  stock,
  numberNow,
  rows,
  anchor,
  setFocusedKey,
}: StayingFocus): void {
  const last = useRef({ rows, position: 0, columnAt: 0 })
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
      const isFixed = oldRow === headerRow || (oldRow === footerRow && shape.hasFooter === true)
      const row = isFixedRow(oldRow) || !isRenumbered ? oldRow : numberNow(oldRow)
      // The header's number is that of a row that is gone, too.
      const isThere = isFixed || (row !== -1 && shape.order.positionOf(row) !== -1)
      const place = Math.min(before.position, shape.order.length - 1)
      const next = isThere ? row : place < 0 ? headerRow : shape.order.rowAt(place)
      const nextKey = column === undefined ? null : cellKey(next, column)
      if (nextKey !== key) {
        stock.setFocusedKey(nextKey)
        const isLost = stock.isFocused && !grid.current?.contains(document.activeElement)
        // Not within the effect: what takes the focus is drawn at once, which React forbids here.
        if (isLost && nextKey !== null) queueMicrotask(() => setFocusedKey(nextKey))
      }
    }
    const focused = stock.focusedKey
    if (typeof focused === 'number' && grid.current) keepTabStop(grid.current, focused)
    last.current = {
      rows,
      position: typeof focused === 'number' ? Math.max(0, shape.order.positionOf(rowOfKey(focused))) : 0,
      columnAt: typeof focused === 'number' ? Math.max(0, shape.columns.indexOf(columnOfKey(focused))) : 0,
    }
  })
}

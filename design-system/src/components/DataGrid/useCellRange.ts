import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { cellAround } from '../../internal/windowedGrid/cellFocus.ts'
import { cellKey, columnOfKey, isFixedRow, rowOfKey } from '../../internal/windowedGrid/keys.ts'
import { isRangeKey, isSameCorner, movedEnd, type GridRange, type RangeCorner } from './cellRange.ts'
import type { GridRows } from './gridRows.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { dataNumbers } from './placedColumns.ts'

/** Scroll distance per frame, in px, while a range is dragged beyond the visible area. */
const scrollStep = 14

interface CellRangeOptions<Row> {
  grid: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  ranges: GridRange
  isOn: boolean
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  /** The arrangement of the rows. When it changes, the range is cleared. */
  arrangement: string
  /** Whether Shift selects rows: with a press, and with the up and down arrows until a range has started. */
  choosesRows: boolean
  focusedKey: () => string | number | null
  focusKey: (key: number) => void
  pageRows: () => number
}

export interface CellRangeEvents {
  /** Returns whether the key was handled by the range. */
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => boolean
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Selects a range of cells with Shift and arrow keys, by dragging, or with Shift and a press. Escape or a plain move
 * ends it.
 */
export function useCellRange<Row>(options: CellRangeOptions<Row>): CellRangeEvents {
  const { grid, body, ranges, isOn, shown, placed, arrangement, choosesRows, focusKey } = options
  const { layout } = shown
  const columns = dataNumbers(placed)

  const cornerOf = (key: number): RangeCorner | undefined => {
    const [row, column] = [rowOfKey(key), columnOfKey(key)]
    if (isFixedRow(row) || !columns.includes(column) || shown.drawnAt(row)?.kind === 'detail')
      return undefined
    const identity = shown.identify(row)
    return identity === undefined ? undefined : { row: identity, column }
  }
  /** Up to date, because rows may be loaded and rendered during a drag. */
  const latest = useRef(cornerOf)
  useEffect(() => {
    latest.current = cornerOf
    ranges.askForFocus(() => {
      const key = options.focusedKey()
      return typeof key === 'number' ? cornerOf(key) : undefined
    })
    return () => ranges.askForFocus()
  })
  useEffect(() => ranges.arrange(arrangement), [ranges, arrangement])
  useEffect(() => () => ranges.set(null), [ranges])

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, altKey, shiftKey } = event
    const isFar = event.ctrlKey || event.metaKey
    const take = () => {
      event.preventDefault()
      event.stopPropagation()
      return true
    }
    if (key === 'Escape' && ranges.exists()) {
      ranges.set(null)
      return take()
    }
    if (!isRangeKey(key)) {
      // Type-ahead moves the focus, and Ctrl+A selects all rows: either ends the range.
      if (isFar ? key.toLowerCase() === 'a' : key.length === 1) ranges.set(null)
      return false
    }
    if (altKey) return false
    if (!shiftKey) ranges.set(null)
    const around = cellAround(event.target)
    const focused = isOn && shiftKey && around && cornerOf(around.key)
    if (!focused) return false
    const range = ranges.current()
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight' || (!isFar && /^(Home|End)$/.test(key))
    if (!range && choosesRows && !isSideways) return false
    const end = range?.end ?? focused
    const position = positionIn(shown, end.row)
    if (position === -1) return false
    const next = movedEnd({ position, place: columns.indexOf(end.column) }, key, isFar, {
      rows: layout.length,
      columns: columns.length,
      pageRows: options.pageRows(),
      isRtl: getComputedStyle(around.cell).direction === 'rtl',
      canEnd: at => shown.drawnAt(layout.rowAt(at))?.kind !== 'detail',
    })
    const nextKey = cellKey(layout.rowAt(next.position), columns[next.place] ?? 0)
    const corner = cornerOf(nextKey)
    if (corner) {
      ranges.set({ anchor: range?.anchor ?? focused, end: corner })
      focusKey(nextKey)
    }
    return take()
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const around = cellAround(event.target)
    if (!around || event.button !== 0 || isFixedRow(rowOfKey(around.key))) return
    const start = cornerOf(around.key)
    const isPlain = !event.shiftKey || choosesRows
    const before = isPlain ? undefined : (ranges.current()?.anchor ?? ranges.focused())
    if (isPlain) ranges.set(null)
    const isPress = event.target instanceof Element && event.target.closest('a, button, input') !== null
    // Leave touch to scrolling, presses to controls, and Ctrl to row selection.
    if (!isOn || !start || isPress || event.pointerType === 'touch') return
    if (event.ctrlKey || event.metaKey || (event.shiftKey && choosesRows)) return
    if (before) {
      ranges.set({ anchor: before, end: start })
      focusKey(around.key)
    }
    drag(event, before ?? start)
  }

  const drag = (event: PointerEvent<HTMLElement>, anchor: RangeCorner) => {
    const stop = new AbortController()
    const { pointerId } = event
    const at = { x: event.clientX, y: event.clientY }
    let isDrawn = false
    let frame = 0
    const extend = () => {
      const { current } = grid
      const seen = seenOf(current, body.current)
      if (!current || !seen) return
      const x = Math.min(seen.right - 1, Math.max(seen.left + 1, at.x))
      const y = Math.min(seen.bottom - 1, Math.max(seen.top + 1, at.y))
      const around = cellAround(document.elementFromPoint(x, y))
      const end = around && current.contains(around.cell) ? latest.current(around.key) : undefined
      if (end && (isDrawn || !isSameCorner(end, anchor))) {
        if (!isDrawn) dropWords()
        isDrawn = true
        current.dataset['ranging'] = ''
        ranges.set({ anchor, end })
      }
      const [left, top] = [away(at.x, seen.left, seen.right), away(at.y, seen.top, seen.bottom)]
      if (!isDrawn || (left === 0 && top === 0)) return
      current.scrollBy(left * scrollStep, top * scrollStep)
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(extend)
    }
    const finish = (isDone: boolean) => () => {
      stop.abort()
      cancelAnimationFrame(frame)
      delete grid.current?.dataset['ranging']
      if (isDrawn) dropWords()
      const range = ranges.current()
      if (isDrawn && (!isDone || (range && isSameCorner(range.anchor, range.end)))) ranges.set(null)
    }
    const listen = { signal: stop.signal }
    const own = (act: (moved: globalThis.PointerEvent) => void) => (moved: globalThis.PointerEvent) => {
      if (moved.pointerId === pointerId) act(moved)
    }
    window.addEventListener(
      'pointermove',
      own(moved => {
        Object.assign(at, { x: moved.clientX, y: moved.clientY })
        extend()
      }),
      listen,
    )
    window.addEventListener('pointerup', own(finish(true)), listen)
    window.addEventListener('pointercancel', own(finish(false)), listen)
  }

  return { onKeyDownCapture, onPointerDown }
}

/** Position of a row among the rendered rows; −1 if it is not there. */
export function positionIn<Row>({ layout, locate }: GridRows<Row>, row: string): number {
  const number = locate(row)
  return number === -1 ? -1 : layout.positionOf(number)
}

/** Clears the browser's text selection while the pointer selects cells. */
const dropWords = () => document.getSelection()?.removeAllRanges()

/** −1 before the range, 1 after it, 0 inside. */
const away = (at: number, from: number, to: number) => Number(at > to) - Number(at < from)

/** The visible area of rows, between the header and the sticky bottom row. */
function seenOf(grid: HTMLElement | null, body: HTMLElement | null) {
  if (!grid || !body) return null
  const box = grid.getBoundingClientRect()
  const [left, top] = [box.left + grid.clientLeft, box.top + grid.clientTop]
  const heightOf = (part: Element | null) => part?.getBoundingClientRect().height ?? 0
  const bottom = top + grid.clientHeight - heightOf(body.nextElementSibling)
  return {
    left,
    right: left + grid.clientWidth,
    top: top + heightOf(body.previousElementSibling),
    bottom: Math.min(bottom, body.getBoundingClientRect().bottom),
  }
}

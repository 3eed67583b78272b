import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { cellAround } from '../../internal/windowedGrid/cellFocus.ts'
import { cellKey, columnOfKey, isFixedRow, rowOfKey } from '../../internal/windowedGrid/keys.ts'
import { isRangeKey, isSameCorner, movedEnd, type GridRange, type RangeCorner } from './cellRange.ts'
import type { GridRows } from './gridRows.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { dataNumbers } from './placedColumns.ts'

/** How far it scrolls in a frame while a range is drawn beyond what is seen, in px. */
const scrollStep = 14

interface CellRangeOptions<Row> {
  grid: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  ranges: GridRange
  isOn: boolean
  shown: GridRows<Row>
  placed: readonly PlacedColumn<Row>[]
  /** What the rows are arranged by: a range of others means nothing any more. */
  arrangement: string
  /** Shift with a press, and with up and down until a range has begun, chooses rows. */
  choosesRows: boolean
  focusedKey: () => string | number | null
  focusKey: (key: number) => void
  pageRows: () => number
}

export interface CellRangeEvents {
  /** Whether the key was for the range. */
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => boolean
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** A range of cells: by Shift with keys, by dragging, and by Shift with a press. It ends by Escape and by a plain move. */
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
  /** Rows may be loaded, and others drawn, while the pointer is dragged. */
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
      // Letters move too, and all rows are chosen instead.
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
    // A finger scrolls, what can be pressed is pressed, and Ctrl chooses rows.
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

/** Position of a row among those that are drawn; −1 when it is not there. */
export function positionIn<Row>({ layout, locate }: GridRows<Row>, row: string): number {
  const number = locate(row)
  return number === -1 ? -1 : layout.positionOf(number)
}

/** The words that the browser chooses where the pointer goes: here it chooses cells. */
const dropWords = () => document.getSelection()?.removeAllRanges()

/** −1 before, 1 beyond, 0 between. */
const away = (at: number, from: number, to: number) => Number(at > to) - Number(at < from)

/** Where rows are seen: between the header and what stays below. */
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

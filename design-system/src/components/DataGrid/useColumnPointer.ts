import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { columnOfKey, headerRow, rowOfKey } from '../../internal/windowedGrid/keys.ts'
import { cellAround } from '../../internal/windowedGrid/cellFocus.ts'
import { narrowest, widest } from './columnLayout.ts'
import type { PlacedColumn } from './gridTypes.ts'
import type { GridCommands } from './gridCommands.ts'
import { drawnWidth, totalWidths } from './placedColumns.ts'

/** Distance in px that the pointer moves before a press on a header becomes a drag. */
const dragDistance = 6

interface ColumnPointerOptions<Row> {
  grid: RefObject<HTMLDivElement | null>
  placed: readonly PlacedColumn<Row>[]
  commands: GridCommands<Row>
  /** Scale from px at the default text size to px at the reader's text size. */
  unit: number
}

export interface ColumnPointer {
  /** Drop position of the dragged column. */
  drop: { number: number; isAfter: boolean } | null
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** Whether the press that just ended was a drag and must not sort. */
  wasDrag: () => boolean
}

/** Resizes and moves columns by pointer. The column menu offers the same for keyboards. */
export function useColumnPointer<Row>(given: ColumnPointerOptions<Row>): ColumnPointer {
  const { grid, placed, commands, unit } = given
  const [drop, setDrop] = useState<ColumnPointer['drop']>(null)
  const dragged = useRef(false)
  const at = (number: number) => placed.find(here => here.number === number)

  /** Follows the pointer until it is released. `finish` receives whether it was released rather than cancelled. */
  const follow = (
    event: PointerEvent<HTMLElement>,
    move: (event: globalThis.PointerEvent) => void,
    finish: (isDone: boolean) => void,
  ) => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const end = (isDone: boolean) => () => {
      stop.abort()
      finish(isDone)
    }
    const { pointerId } = event
    const own = (listen: (event: globalThis.PointerEvent) => void) => (moved: globalThis.PointerEvent) => {
      if (moved.pointerId === pointerId) listen(moved)
    }
    window.addEventListener('pointermove', own(move), options)
    window.addEventListener('pointerup', own(end(true)), options)
    window.addEventListener('pointercancel', own(end(false)), options)
    window.addEventListener('keydown', key => key.key === 'Escape' && end(false)(), options)
  }

  const resize = (event: PointerEvent<HTMLElement>, placedColumn: PlacedColumn<Row>, cell: HTMLElement) => {
    const { number, column } = placedColumn
    const style = grid.current?.style
    if (!column || !style) return
    event.preventDefault()
    const start = cell.getBoundingClientRect().width / unit
    const direction = getComputedStyle(cell).direction === 'rtl' ? -1 : 1
    const before = style.getPropertyValue(`--grid-column-${number}`)
    const least = style.getPropertyValue(`--grid-least-${number}`)
    const setTotals = (widths: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(widths)) style.setProperty(name, value)
    }
    let width = start
    follow(
      event,
      moved => {
        width = Math.min(
          widest,
          Math.max(narrowest, start + ((moved.clientX - event.clientX) * direction) / unit),
        )
        // Set the style directly, so that no row re-renders while the pointer moves.
        style.setProperty(`--grid-column-${number}`, `0 0 ${drawnWidth(width)}`)
        style.setProperty(`--grid-least-${number}`, '0')
        setTotals(totalWidths(placed, { column: placedColumn, width }))
      },
      isDone => {
        if (isDone && width !== start) commands.resize(column, width)
        else {
          style.setProperty(`--grid-column-${number}`, before)
          style.setProperty(`--grid-least-${number}`, least)
          setTotals(totalWidths(placed))
        }
      },
    )
  }

  const drag = (event: PointerEvent<HTMLElement>, { column }: PlacedColumn<Row>) => {
    let target: ColumnPointer['drop'] = null
    follow(
      event,
      moved => {
        if (!dragged.current && Math.abs(moved.clientX - event.clientX) < dragDistance) return
        dragged.current = true
        const around = cellAround(document.elementFromPoint(moved.clientX, moved.clientY))
        const over = around && rowOfKey(around.key) === headerRow ? at(columnOfKey(around.key)) : undefined
        if (!around || !over?.column || over.column === column) target = null
        else {
          const box = around.cell.getBoundingClientRect()
          const isRight = moved.clientX > box.left + box.width / 2
          target = {
            number: over.number,
            isAfter: isRight === (getComputedStyle(around.cell).direction === 'ltr'),
          }
        }
        setDrop(target)
      },
      isDone => {
        const over = target && at(target.number)
        if (isDone && column && target && over?.column) commands.place(column, over.column, target.isAfter)
        setDrop(null)
        // Reset after the click that follows the press.
        setTimeout(() => {
          dragged.current = false
        })
      },
    )
  }

  return {
    drop,
    wasDrag: () => dragged.current,
    onPointerDown: event => {
      const part = event.target instanceof Element ? event.target.closest('[data-part]') : null
      const around = cellAround(event.target)
      if (!part || !around || event.button !== 0 || rowOfKey(around.key) !== headerRow) return
      const placedColumn = at(columnOfKey(around.key))
      const name = part.getAttribute('data-part')
      if (!placedColumn) return
      if (name === 'resize') resize(event, placedColumn, around.cell)
      // Touch on the header scrolls; the menu moves columns instead.
      else if ((name === 'sort' || name === 'label') && event.pointerType !== 'touch')
        drag(event, placedColumn)
    },
  }
}

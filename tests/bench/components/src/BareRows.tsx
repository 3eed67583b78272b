import { useLayoutEffect, useRef } from 'react'

const rowHeight = 36
const viewHeight = 700
const cellWidth = 160

export interface BareRowsProps {
  count: number
  /** The texts of the cells of one row. */
  cells: (at: number) => readonly string[]
}

/** The limit of what a browser can do: recycled rows of plain elements, without interaction or accessibility. */
export function BareRows({ count, cells }: BareRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const scroller = box.current
    const ground = scroller?.firstElementChild
    if (!scroller || !(ground instanceof HTMLElement)) return undefined
    const slots = Array.from(
      { length: Math.min(count, Math.ceil(viewHeight / rowHeight) + 4) },
      (_, slot) => {
        const row = document.createElement('div')
        row.className = 'bare-row'
        Object.assign(row.style, { position: 'absolute', display: 'flex', height: `${rowHeight}px` })
        const boxes = cells(slot).map(() => {
          const cell = document.createElement('div')
          Object.assign(cell.style, { width: `${cellWidth}px`, overflow: 'hidden', whiteSpace: 'nowrap' })
          return cell
        })
        row.append(...boxes)
        return row
      },
    )
    const shown: number[] = []
    const draw = () => {
      const first = Math.max(
        0,
        Math.min(count - slots.length, Math.floor(scroller.scrollTop / rowHeight) - 2),
      )
      for (let at = first; at < first + slots.length; at++) {
        const slot = at % slots.length
        const row = slots[slot]
        if (!row || shown[slot] === at) continue
        shown[slot] = at
        row.style.top = `${at * rowHeight}px`
        for (const [index, words] of cells(at).entries()) {
          const cell = row.children[index]
          if (cell) cell.textContent = words
        }
      }
    }
    draw()
    // In display order, which is how the runner reads them.
    ground.replaceChildren(...slots)
    scroller.addEventListener('scroll', draw)
    return () => scroller.removeEventListener('scroll', draw)
  }, [count, cells])
  return (
    <div ref={box} style={{ height: viewHeight, overflow: 'auto', position: 'relative' }}>
      <div style={{ height: count * rowHeight }} />
    </div>
  )
}

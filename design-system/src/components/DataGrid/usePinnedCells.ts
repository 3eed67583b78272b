import { useEffect, type RefObject } from 'react'

/** Milliseconds without a scroll event before scrolling counts as finished. */
const restTime = 150

/**
 * Gives pinned cells a fixed offset during vertical scrolling instead of `position: sticky`. The browser creates
 * a layer for every sticky cell and composites all of them on each frame, which took more than half of the frame.
 * During horizontal scrolling they are sticky and therefore never a frame late. Call it before hooks that render on
 * scroll: afterwards, reading the scroll position forces a layout.
 * @param grid the scroll container
 * @param body the element with the rows, which gets `data-scrolling` during vertical scrolling
 */
export function usePinnedCells(
  grid: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const outer = grid.current
    if (!outer) return
    let rest: ReturnType<typeof setTimeout> | undefined
    let last = { top: outer.scrollTop, left: outer.scrollLeft }
    const stick = () => body.current?.removeAttribute('data-scrolling')
    const onScroll = () => {
      const now = { top: outer.scrollTop, left: outer.scrollLeft }
      const [isAlong, isSideways] = [now.top !== last.top, now.left !== last.left]
      last = now
      clearTimeout(rest)
      if (isSideways || !isAlong) return stick()
      rest = setTimeout(stick, restTime)
      const rows = body.current
      if (!rows || rows.hasAttribute('data-scrolling')) return
      // In right-to-left text the scroll position is negative.
      const passed = Math.abs(now.left)
      rows.style.setProperty('--grid-passed', `${passed}px`)
      rows.style.setProperty('--grid-ahead', `${outer.scrollWidth - outer.clientWidth - passed}px`)
      rows.setAttribute('data-scrolling', '')
    }
    outer.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(rest)
      stick()
      outer.removeEventListener('scroll', onScroll)
    }
  }, [grid, body])
}

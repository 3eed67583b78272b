import { useEffect, type RefObject } from 'react'

/** Milliseconds without scrolling after which it has come to rest. */
const restTime = 150

/**
 * While rows are scrolled up and down, pinned cells stand where they are instead of being sticky: the browser makes a
 * layer of every sticky cell and lays all of them over each other anew with each frame, which took more than half of it.
 * Sideways they are sticky, and so never a frame late. To be called before the hooks that draw on scrolling: after that
 * reading the scroll position costs a layout.
 * @param grid what scrolls
 * @param body holds the rows; says by `data-scrolling` that they are scrolled up or down
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
      // From right to left the position counts below zero.
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

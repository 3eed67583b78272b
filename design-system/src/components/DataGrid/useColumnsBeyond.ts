import { useEffect, type RefObject } from 'react'

/**
 * Sets `data-before` and `data-after` on the sides where more columns follow beyond the visible area, and keeps the
 * edges clear of scrollbars that take up space. Call it before hooks that render on scroll: afterwards, reading the
 * scroll position forces a layout.
 * @param grid the scroll container, whose first child is as wide as all columns
 * @param edges the overlay
 */
export function useColumnsBeyond(
  grid: RefObject<HTMLElement | null>,
  edges: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [outer, over] = [grid.current, edges.current]
    const head = outer?.firstElementChild
    if (!outer || !over || !head) return
    // Not read yet: before the first frame that would force an extra layout.
    let last = Number.NaN
    const tell = () => {
      // In right-to-left text the scroll position is negative.
      const passed = Math.abs(outer.scrollLeft)
      over.toggleAttribute('data-before', passed > 1)
      over.toggleAttribute('data-after', outer.scrollWidth - outer.clientWidth - passed > 1)
      over.style.insetInlineEnd = `${outer.offsetWidth - outer.clientWidth}px`
      over.style.insetBlockEnd = `${outer.offsetHeight - outer.clientHeight}px`
    }
    const onScroll = () => {
      if (outer.scrollLeft === last) return
      last = outer.scrollLeft
      tell()
    }
    const observer = new ResizeObserver(tell)
    observer.observe(outer)
    observer.observe(head)
    outer.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      outer.removeEventListener('scroll', onScroll)
    }
  }, [grid, edges])
}

import { useEffect, type RefObject } from 'react'

/**
 * Says by `data-before` and `data-after` on which sides columns go on beyond what is seen, and keeps to what is seen
 * beside scrollbars that take room. To be called before the hooks that draw on scrolling: after that reading the scroll
 * position costs a layout.
 * @param grid what scrolls; its first child is as wide as all columns
 * @param edges lies over it
 */
export function useColumnsBeyond(
  grid: RefObject<HTMLElement | null>,
  edges: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [outer, over] = [grid.current, edges.current]
    const head = outer?.firstElementChild
    if (!outer || !over || !head) return
    // Not read yet: before the first frame that would cost a layout of its own.
    let last = Number.NaN
    const tell = () => {
      // From right to left the position counts below zero.
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

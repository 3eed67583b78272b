import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { drawnPages, offsetOf, placeAt, readPage, type PagePlaces, type Place } from './geometry.ts'

interface PageScroll {
  area: RefObject<HTMLDivElement | null>
  places: PagePlaces
  /** The current page, from 1. */
  page: number
  onPageChange: (page: number) => void
}

/** Pixels of rounding when a browser scrolls to a position. */
const rounding = 2

/**
 * Keeps the scroll position and the current page in sync: whichever changes, the other follows. The position at the
 * upper edge is kept when pages change size.
 */
export function usePageScroll({ area, places, page, onPageChange }: PageScroll) {
  const [drawn, setDrawn] = useState<readonly [number, number]>([0, 0])
  /** The position at the upper edge. */
  const place = useRef<Place>({ page: page - 1, share: 0 })
  /**
   * The page that was navigated to, until the area is scrolled elsewhere: the last page may not reach the upper edge.
   */
  const asked = useRef<{ page: number; top: number } | undefined>(undefined)
  const reading = useRef(page)

  const draw = useCallback(
    ({ scrollTop, clientHeight }: HTMLElement) => {
      const next = drawnPages(places, scrollTop, clientHeight)
      setDrawn(before => (before[0] === next[0] && before[1] === next[1] ? before : next))
    },
    [places],
  )
  const moveTo = useCallback(
    (to: Place) => {
      const element = area.current
      if (!element) return
      element.scrollTop = offsetOf(places, to)
      asked.current = { page: to.page + 1, top: element.scrollTop }
      draw(element)
    },
    [area, places, draw],
  )

  // Before the browser paints, so that the current page does not move when pages above it change size.
  useLayoutEffect(() => {
    moveTo(place.current)
    asked.current = asked.current && { ...asked.current, page: reading.current }
  }, [moveTo])

  /** @param share how far down the page, from 0 to 1 */
  const goTo = (to: number, share = 0) => {
    place.current = { page: to - 1, share }
    reading.current = to
    moveTo(place.current)
    if (to !== page) onPageChange(to)
  }
  useEffect(() => {
    if (page !== reading.current) goTo(page)
    // oxlint-disable-next-line react/exhaustive-deps -- follows the page only: the rest changes with every rendering
  }, [page])

  const onScroll = () => {
    const element = area.current
    if (!element) return
    const { scrollTop, clientHeight } = element
    draw(element)
    if (asked.current && Math.abs(asked.current.top - scrollTop) <= rounding) return
    asked.current = undefined
    place.current = placeAt(places, scrollTop)
    const read = readPage(places, scrollTop, clientHeight) + 1
    if (read === reading.current) return
    reading.current = read
    onPageChange(read)
  }
  return { drawn, goTo, onScroll }
}

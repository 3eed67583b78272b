import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { RowGeometry, type HighRow, type RowRange } from './rowGeometry.ts'

/** Rows of the first render, before anything is measured: fewer than fit, so that none is rendered in vain. */
const firstRows = 12
/** Milliseconds without scrolling after which it counts as at rest. */
const restTime = 120

interface RowWindowOptions {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>
  /** The element with the height of all rows together. */
  body: RefObject<HTMLElement | null>
  /** How many rows there are. */
  count: number
  /** Rows with their own height, in order of position. Pass the same array each time. */
  highRows?: readonly HighRow[] | undefined
}

const noHighRows: readonly HighRow[] = []

interface RowsInView extends RowRange {
  /** Whether nothing is scrolling. */
  isSettled: boolean
}

/** The rows in view, for the one component that renders them. */
class InView {
  now: RowsInView = { first: 0, end: firstRows, isSettled: true }
  draw: ((now: RowsInView) => void) | undefined

  /** Renders only when another row comes into view. */
  change({ first, end }: RowRange, isSettled = this.now.isSettled): void {
    const { now } = this
    if (now.first === first && now.end === end && now.isSettled === isSettled) return
    this.now = { first, end, isSettled }
    this.draw?.(this.now)
  }
  follow(draw: (now: RowsInView) => void): void {
    this.draw = draw
    draw(this.now)
  }
}

export interface RowWindow {
  inView: InView
  /** How many rows there are. */
  count: number
  /** Renders the rows now in view. */
  draw: (isAtRest: boolean) => void
  /** How many rows PageUp and PageDown move. */
  pageRows: () => number
  /** Scrolls a row into view with the least movement. */
  reveal: (position: number) => void
  /** Whether a row is fully in view. */
  isInView: (position: number) => boolean
  /** Scrolls a row that is not in view to the centre of the visible part of the container. */
  revealInWindow: (position: number) => void
}

/**
 * Tracks which rows are in view. All rows have the same height except a few; it is derived from the height of the body,
 * which CSS decides.
 */
export function useRowWindow({ scroller, body, count, highRows = noHighRows }: RowWindowOptions): RowWindow {
  const [inView] = useState(() => new InView())
  const [geometry] = useState(() => new RowGeometry())

  const update = useCallback(
    (isAtRest?: boolean) => inView.change(geometry.rangeAt(scroller.current?.scrollTop ?? 0), isAtRest),
    [inView, geometry, scroller],
  )
  const measure = useCallback(() => {
    const [outer, inner] = [scroller.current, body.current]
    // The footer covers the last rows in view.
    const foot = inner?.nextElementSibling
    const view = (outer?.clientHeight ?? 0) - (foot instanceof HTMLElement ? foot.offsetHeight : 0)
    geometry.measured(count, inner?.offsetHeight ?? 0, inner?.offsetTop ?? 0, view, highRows)
    update()
  }, [geometry, scroller, body, count, highRows, update])

  useLayoutEffect(measure, [measure])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (scroller.current) observer.observe(scroller.current)
    if (body.current) observer.observe(body.current)
    return () => observer.disconnect()
  }, [measure, scroller, body])

  const scrollTo = (top: number) => {
    scroller.current?.scrollTo({ top, behavior: 'instant' })
    update()
  }
  const isInView = (position: number) => {
    const top = scroller.current?.scrollTop ?? 0
    return geometry.scrollTopFor(position, top) === top
  }
  return {
    inView,
    count,
    draw: update,
    pageRows: () => geometry.pageRows,
    reveal: position => {
      measure()
      scrollTo(geometry.scrollTopFor(position, scroller.current?.scrollTop ?? 0))
    },
    isInView,
    revealInWindow: position => {
      const outer = scroller.current
      if (!outer) return
      measure()
      const { top, bottom } = outer.getBoundingClientRect()
      const below = Math.max(0, bottom - window.innerHeight)
      // If all rows are below the window, the row is centred as if they were in it.
      const hidden = top + geometry.rowHeight * 2 > window.innerHeight ? 0 : below
      scrollTo(geometry.scrollTopAmid(position, outer.scrollTop, hidden))
    },
  }
}

/**
 * The rows in view. The calling component re-renders on scroll, so use a separate component if its surroundings are
 * expensive.
 */
export function useRowsInView({ inView, count }: RowWindow): RowsInView {
  const [now, setNow] = useState(inView.now)
  useLayoutEffect(() => inView.follow(setNow), [inView])
  // Rows may have been removed since it was computed.
  return { ...now, first: Math.min(now.first, Math.max(0, count - 1)), end: Math.min(now.end, count) }
}

/**
 * Renders the rows in the same frame as the scroll; React would wait for the next. Call it after React Aria's hooks,
 * which also listen and read the scroll position: after rows have changed, reading it forces a layout.
 * @returns to be called before React Aria handles a focus that enters: it restores the last scroll position that it
 * knows, but a press in the frame of a scroll comes before the scroll event. The pressed row would move from under the
 * pointer.
 */
export function useDrawOnScroll(
  scroller: RefObject<HTMLElement | null>,
  draw: RowWindow['draw'],
): () => void {
  const heard = useRef(0)
  useEffect(() => {
    const outer = scroller.current
    let rest: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      heard.current = outer?.scrollTop ?? 0
      flushSync(() => draw(false))
      clearTimeout(rest)
      rest = setTimeout(() => draw(true), restTime)
    }
    outer?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(rest)
      outer?.removeEventListener('scroll', onScroll)
    }
  }, [scroller, draw])
  return () => {
    const outer = scroller.current
    if (outer && outer.scrollTop !== heard.current) outer.dispatchEvent(new Event('scroll'))
  }
}

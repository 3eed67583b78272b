import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { RowGeometry, type HighRow, type RowRange } from './rowGeometry.ts'

/** Rows of the first rendering, before anything is measured: fewer than are seen, so that none is drawn in vain. */
const firstRows = 12
/** Milliseconds without scrolling after which it has come to rest. */
const restTime = 120

interface RowWindowOptions {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** As high as all rows together. */
  body: RefObject<HTMLElement | null>
  /** How many rows there are. */
  count: number
  /** Rows with a height of their own, in the order of their positions. Keep the same array. */
  highRows?: readonly HighRow[] | undefined
}

const noHighRows: readonly HighRow[] = []

interface RowsInView extends RowRange {
  /** Nothing scrolls. */
  isSettled: boolean
}

/** What is in view, for the one component that draws it. */
class InView {
  now: RowsInView = { first: 0, end: firstRows, isSettled: true }
  draw: ((now: RowsInView) => void) | undefined

  /** Only when another row comes into view is anything drawn. */
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
  /** Draws the rows that are in view now. */
  draw: (isAtRest: boolean) => void
  /** How many rows PageUp and PageDown go. */
  pageRows: () => number
  /** Scrolls as little as brings a row into view. */
  reveal: (position: number) => void
  /** Whether all of a row is in view. */
  isInView: (position: number) => boolean
  /** Scrolls a row that is not in view into the middle of what the window shows of the rows. */
  revealInWindow: (position: number) => void
}

/** Which rows are in view. Rows are equally high, but for some; how high follows from the height of the body, which CSS decides. */
export function useRowWindow({ scroller, body, count, highRows = noHighRows }: RowWindowOptions): RowWindow {
  const [inView] = useState(() => new InView())
  const [geometry] = useState(() => new RowGeometry())

  const update = useCallback(
    (isAtRest?: boolean) => inView.change(geometry.rangeAt(scroller.current?.scrollTop ?? 0), isAtRest),
    [inView, geometry, scroller],
  )
  const measure = useCallback(() => {
    const [outer, inner] = [scroller.current, body.current]
    // What stays below the rows covers the last of those that are in view.
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
      // Of rows that lie below the window altogether as much is shown as of those that do not.
      const hidden = top + geometry.rowHeight * 2 > window.innerHeight ? 0 : below
      scrollTo(geometry.scrollTopAmid(position, outer.scrollTop, hidden))
    },
  }
}

/**
 * The rows that are in view. The calling component renders again while it scrolls: where what is around the rows costs something,
 * a component of their own.
 */
export function useRowsInView({ inView, count }: RowWindow): RowsInView {
  const [now, setNow] = useState(inView.now)
  useLayoutEffect(() => inView.follow(setNow), [inView])
  // Rows may have gone since it was worked out.
  return { ...now, first: Math.min(now.first, Math.max(0, count - 1)), end: Math.min(now.end, count) }
}

/**
 * Draws the rows while it scrolls, in the same frame: React would let it wait for the next. To be called after the hooks
 * of React Aria, which also listen, and read the scroll position: after rows have changed, reading it costs a layout.
 * @returns to be called before React Aria learns that the focus comes in: it puts what scrolls back to where it last
 *   heard that it was, and a press in the frame that scrolls comes before the browser tells. The row that is pressed
 *   would go from under the pointer.
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

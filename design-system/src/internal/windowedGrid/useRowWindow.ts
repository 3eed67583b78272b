import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Rows beyond the edge of what is seen, so that a fast scroll shows no gap. */
const overscan = 6
/** Rows of the first rendering, before anything is measured: as many as a high screen shows. */
const firstRows = 30
/** Milliseconds without scrolling after which it has come to rest. */
const restTime = 120

interface RowWindowOptions {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** As high as all rows together. */
  body: RefObject<HTMLElement | null>
  /** How many rows there are. */
  count: number
}

export interface RowWindow {
  /** Positions of the rows to show: from `first` to before `end`. */
  first: number
  end: number
  isSettled: boolean
  /** How many whole rows are seen at once. */
  pageRows: () => number
  /** Scrolls as little as brings a row into view, below whatever sticks to the top. */
  reveal: (position: number) => void
}

/** Which rows are in view. Rows are equally high; how high follows from the height of the body, which CSS decides. */
export function useRowWindow({ scroller, body, count }: RowWindowOptions): RowWindow {
  const [range, setRange] = useState({ first: 0, end: firstRows })
  const [isSettled, setSettled] = useState(true)
  const size = useRef({ count, row: 44, head: 0, view: 0 })
  size.current.count = count

  const measure = () => {
    const [outer, inner] = [scroller.current, body.current]
    if (!outer || !inner || size.current.count === 0) return
    const row = inner.offsetHeight / size.current.count
    if (row > 0) size.current = { ...size.current, row, head: inner.offsetTop, view: outer.clientHeight }
  }
  /** Only when another row comes into view is anything drawn. */
  const update = () => {
    const { row, view, head } = size.current
    const top = scroller.current?.scrollTop ?? 0
    const first = Math.max(0, Math.floor(top / row) - overscan)
    const end = Math.ceil((top + view - head) / row) + overscan
    setRange(now => (now.first === first && now.end === end ? now : { first, end }))
  }

  useLayoutEffect(() => {
    measure()
    update()
  }, [count])

  useEffect(() => {
    const [outer, inner] = [scroller.current, body.current]
    if (!outer || !inner) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    // In the same frame as the scrolling: React would let it wait for the next.
    const onScroll = () => {
      flushSync(() => {
        setSettled(false)
        update()
      })
      clearTimeout(rest)
      rest = setTimeout(() => setSettled(true), restTime)
    }
    const observer = new ResizeObserver(() => {
      measure()
      update()
    })
    outer.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(outer)
    observer.observe(inner)
    return () => {
      clearTimeout(rest)
      outer.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
    // The elements stay the same as long as the grid is there.
  }, [])

  return {
    first: Math.min(range.first, Math.max(0, count - 1)),
    end: Math.min(range.end, count),
    isSettled,
    pageRows: () => Math.max(1, Math.floor((size.current.view - size.current.head) / size.current.row) - 1),
    reveal: position => {
      const outer = scroller.current
      if (!outer) return
      measure()
      const { row, head, view } = size.current
      const top = position * row
      if (top < outer.scrollTop) outer.scrollTop = top
      else if (top + row > outer.scrollTop + view - head) outer.scrollTop = top + row - view + head
      update()
    },
  }
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import type { GridStatus } from './gridTypes.ts'
import type { GridView } from './gridView.ts'

/** Below this width, in px at the default text size, rows are shown as cards. */
const cardWidth = 520

/** Announces the number of matching rows when search or filters change it, but not initially. */
export function useSaidCount(
  total: number,
  view: GridView,
  status: GridStatus,
  say: (count: number) => void,
): void {
  const last = useRef({ total, search: view.search, filters: view.filters })
  useLayoutEffect(() => {
    const { search, filters } = last.current
    if (status === 'loading' || status === 'refreshing') return
    if (search === view.search && filters === view.filters) return
    last.current = { total, search: view.search, filters: view.filters }
    say(total)
  })
}

/** The scale from px at the default text size to px at the reader's text size. */
export function useTextUnit(): number {
  const { scale, spread } = useTextSize()
  return scale * spread
}

/** Whether the container of the grid is narrow, regardless of the window. */
export function useIsNarrow(root: RefObject<HTMLDivElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  const unit = useTextUnit()
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < cardWidth * unit)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, unit])
  return isNarrow
}

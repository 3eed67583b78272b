import { useEffect, useRef, useState, type RefObject } from 'react'
import type { GridStatus } from './gridTypes.ts'

/** Elements that may lose the focus: headings and the body, which receive lost focus, and dialogs, which return it. */
const givesWay = 'body, h1, h2, h3, h4, [role="dialog"] *, [role="alertdialog"] *'

interface LastPage {
  root: RefObject<HTMLElement | null>
  isPaged: boolean
  status: GridStatus
  /** Ids of the rows of the page, in order. */
  ids: readonly string[]
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/**
 * Goes to the last existing page when the current page has no rows any more because its only row was deleted.
 * @returns whether the rows of that page are loading, and the row to focus if the focused element was removed
 */
export function useLastPage({ root, isPaged, status, ids, total, page, pageSize, onPage }: LastPage) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const isLeft = isPaged && ids.length === 0 && total > 0
  const isBeyond = isLeft && status === 'ready' && page > lastPage
  /** The page that had rows. A URL beyond the last page never had any, so no focus was lost there. */
  const had = useRef<number>(undefined)
  const awaited = useRef<number>(undefined)
  const [arrivedId, setArrivedId] = useState<string>()
  useEffect(() => {
    if (isBeyond) {
      awaited.current = had.current === page ? lastPage : undefined
      onPage(lastPage)
      return
    }
    if (status !== 'ready' || ids.length === 0) return
    had.current = page
    if (awaited.current === undefined) return
    const isAwaited = awaited.current === page
    awaited.current = undefined
    const active = document.activeElement
    // Do not take the focus from a reader who has moved on.
    const isFree = active === null || active.matches(givesWay) || isInRows(root.current, active)
    if (isAwaited && isFree) setArrivedId(ids.at(-1))
  }, [isBeyond, status, ids, page, lastPage, onPage, root])
  return { isAwaited: isBeyond || (isLeft && status === 'refreshing'), arrivedId }
}

const isInRows = (root: HTMLElement | null, element: Element) =>
  root?.contains(element) === true && element.closest('[role="grid"], [role="treegrid"]') !== null

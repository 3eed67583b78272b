import { useEffect, useRef, useState, type RefObject } from 'react'
import type { GridStatus } from './gridTypes.ts'

/** A heading or the page itself, which take the focus of what is gone, and a dialog, which gives it back. */
const givesWay = 'body, h1, h2, h3, h4, [role="dialog"] *, [role="alertdialog"] *'

interface LastPage {
  root: RefObject<HTMLElement | null>
  isPaged: boolean
  status: GridStatus
  /** Ids of the rows of the page, in their order. */
  ids: readonly string[]
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/**
 * Goes to the last page there is when the page that is shown has no rows any more, because the only one of it was deleted.
 * @returns whether the rows of that page are awaited, and the one to give the focus to when what had it was taken away
 */
export function useLastPage({ root, isPaged, status, ids, total, page, pageSize, onPage }: LastPage) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const isLeft = isPaged && ids.length === 0 && total > 0
  const isBeyond = isLeft && status === 'ready' && page > lastPage
  /** The page that had rows: of an address that leads beyond the last one nobody's focus is lost. */
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
    // Who has gone on to something else keeps it.
    const isFree = active === null || active.matches(givesWay) || isInRows(root.current, active)
    if (isAwaited && isFree) setArrivedId(ids.at(-1))
  }, [isBeyond, status, ids, page, lastPage, onPage, root])
  return { isAwaited: isBeyond || (isLeft && status === 'refreshing'), arrivedId }
}

const isInRows = (root: HTMLElement | null, element: Element) =>
  root?.contains(element) === true && element.closest('[role="grid"], [role="treegrid"]') !== null

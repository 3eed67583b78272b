import { useEffect, useRef, useState } from 'react'

/** Milliseconds on one page after which it is told: pages that fly by are not. */
const settling = 700

/** The page to be announced, once the reader has come to another one and stays there. */
export function usePageAnnouncement(page: number): number | undefined {
  const [announced, setAnnounced] = useState<number>()
  const last = useRef(page)
  useEffect(() => {
    if (page === last.current) return undefined
    const timer = setTimeout(() => {
      last.current = page
      setAnnounced(page)
    }, settling)
    return () => clearTimeout(timer)
  }, [page])
  return announced
}

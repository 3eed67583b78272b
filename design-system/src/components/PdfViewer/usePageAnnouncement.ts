import { useEffect, useRef, useState } from 'react'

/** Milliseconds on one page after which it is announced, so that pages skipped while scrolling are not. */
const settling = 700

/** The page to announce, once the reader has settled on another one. */
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

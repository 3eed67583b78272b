import { useEffect, type RefObject } from 'react'

/** A press that ends somewhere else makes no click: after this nothing waits for one any more, in ms. */
const clickTimeout = 300

/**
 * Keeps the height of what stands over the page as long as a pointer is pressed. A banner that arrives between pressing
 * and releasing would push the page from under the pointer: the link that was pressed is not the one that is released,
 * and nothing opens, or something else. It is announced at once and takes its room when the press is over.
 */
export function useSteadyWhilePressed(over: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = () => {
      clearTimeout(timer)
      if (!over.current) return
      over.current.style.blockSize = `${String(over.current.getBoundingClientRect().height)}px`
      over.current.style.overflow = 'clip'
    }
    const release = () => {
      clearTimeout(timer)
      over.current?.style.removeProperty('block-size')
      over.current?.style.removeProperty('overflow')
    }
    const releaseSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(release, clickTimeout)
    }
    const leaving = new AbortController()
    const options = { capture: true, passive: true, signal: leaving.signal }
    window.addEventListener('pointerdown', hold, options)
    window.addEventListener('click', release, options)
    window.addEventListener('pointerup', releaseSoon, options)
    window.addEventListener('pointercancel', release, options)
    window.addEventListener('blur', release, options)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [over])
}

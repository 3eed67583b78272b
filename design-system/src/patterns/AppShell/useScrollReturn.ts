import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** An entry of the browser's history, as known to the router. */
export interface Visit {
  /** Identifies the entry; the same when the reader returns to it. */
  key: string
  /** Whether the reader used the back or forward button. */
  isReturn: boolean
}

/** How long to wait for a page to become as long as it was, in ms. */
const growingTimeout = 3000
/** Events that show that the reader is scrolling or using the page. */
const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position when the reader returns to a page with the browser's buttons, even if the page is still
 * loading and only later becomes long enough. Without `visit`, scrolling is left to the browser.
 *
 * React Router's `ScrollRestoration` would not do: it scrolls once, right after the navigation, when a screen that
 * loads lazily or waits for responses is not long enough yet. The design system also knows no router.
 */
export function useScrollReturn(main: RefObject<HTMLElement | null>, visit: Visit | undefined): void {
  const positions = useRef(new Map<string, number>())
  const shown = useRef<string | undefined>(undefined)
  const isRestoring = useRef(false)
  const { key, isReturn = false } = visit ?? {}
  const isOurs = key !== undefined

  useEffect(() => {
    if (!isOurs) return undefined
    const remember = () => {
      if (shown.current !== undefined && !isRestoring.current)
        positions.current.set(shown.current, window.scrollY)
    }
    // Reloads are left to the browser, because these positions do not survive one.
    const hand = (to: ScrollRestoration) => () => {
      history.scrollRestoration = to
    }
    const [take, giveBack] = [hand('manual'), hand('auto')]
    take()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', giveBack)
    return () => {
      giveBack()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', giveBack)
    }
  }, [isOurs])

  useLayoutEffect(() => {
    if (key === undefined || key === shown.current) return undefined
    const wanted = isReturn ? positions.current.get(key) : undefined
    shown.current = key
    if (wanted === undefined) {
      // The same page with another query. A new page is already scrolled to the top when the shell sees it.
      positions.current.set(key, window.scrollY)
      return undefined
    }
    isRestoring.current = true
    const stop = () => {
      isRestoring.current = false
      observer.disconnect()
      clearTimeout(timer)
      for (const event of takingOver) window.removeEventListener(event, stop)
    }
    const scroll = () => {
      window.scrollTo({ top: wanted, behavior: 'instant' })
      if (Math.abs(window.scrollY - wanted) <= 1) stop()
    }
    const observer = new ResizeObserver(scroll)
    const timer = setTimeout(stop, growingTimeout)
    for (const event of takingOver) window.addEventListener(event, stop, { passive: true })
    if (main.current) observer.observe(main.current)
    scroll()
    return stop
  }, [main, key, isReturn])
}

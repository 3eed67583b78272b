import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** An entry of the browser's history, as the router knows it. */
export interface Visit {
  /** Names the entry; the same when the reader comes back to it. */
  key: string
  /** The reader came by the back or forward button. */
  isReturn: boolean
}

/** How long a page may take to become as long as it was, in ms. */
const growingTimeout = 3000
/** By these the reader takes the page into their own hands. */
const takingOver = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls back to where the reader was when they come back to a page by the browser's buttons, also when the page is
 * still loading and only becomes long enough afterwards. Without `visit` scrolling is left to the browser.
 *
 * This is not react-router's `ScrollRestoration`: that scrolls once, right after the navigation, when a screen that is
 * loaded late or waits for answers is not yet long enough to be scrolled there. And the design system knows no router.
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
    // A reload is the browser's: what is kept here does not outlive it.
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
      // Of the same page with another query; a new page is at its top as soon as the shell has seen it.
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

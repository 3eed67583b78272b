import { useLayoutEffect, type RefObject } from 'react'
import { keptClear } from '../../internal/overlay/keepClear.ts'

/** Distance to the edges of the window and to bars, in px. */
const distance = { edge: 16, bar: 8 }

export interface Gap {
  top: number
  bottom: number
}

/**
 * The place for toasts: the lowest gap between the bars that is tall enough, otherwise the tallest.
 * @param bars what they must not cover, from edge to edge, in px from the top of the window
 * @param height of the window
 * @param needed height of the toasts
 */
export function clearGap(bars: readonly Gap[], height: number, needed: number): Gap {
  const gaps: Gap[] = []
  let top = distance.edge
  for (const bar of bars.toSorted((a, b) => a.top - b.top)) {
    gaps.push({ top, bottom: Math.min(bar.top - distance.bar, height - distance.edge) })
    top = Math.max(top, bar.bottom + distance.bar)
  }
  gaps.push({ top, bottom: height - distance.edge })
  const room = ({ top: from, bottom: to }: Gap) => to - from
  return gaps.reduce((best, gap) => (room(gap) >= Math.min(needed, room(best)) ? gap : best))
}

/** Bars in the window that the region would overlap horizontally. */
function barsOver({ left, right }: DOMRect): Gap[] {
  return [...document.querySelectorAll(keptClear)].flatMap(bar => {
    // Bars behind a dialog cannot be pressed.
    if (bar.closest('[inert], [aria-hidden="true"]')) return []
    const box = bar.getBoundingClientRect()
    const isInWindow = box.height > 0 && box.bottom > 0 && box.top < window.innerHeight
    return isInWindow && box.left < right && box.right > left ? [{ top: box.top, bottom: box.bottom }] : []
  })
}

function placeClear(region: HTMLElement): void {
  const { innerHeight } = window
  const { top, bottom } = clearGap(barsOver(region.getBoundingClientRect()), innerHeight, region.scrollHeight)
  const room = Math.max(0, bottom - top)
  region.style.insetBlockEnd = `${String(innerHeight - bottom)}px`
  region.style.maxBlockSize = `${String(room)}px`
  // Only if they do not fit, because scrolling would clip their shadow.
  region.style.overflowY = region.scrollHeight > room ? 'auto' : ''
}

/** Keeps toasts clear of action bars, wherever these are, scroll to or appear. */
export function useClearPlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return undefined
    const place = () => placeClear(element)
    let frame = 0
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const content = new MutationObserver(placeSoon)
    content.observe(document.body, { subtree: true, childList: true })
    const sizes = new ResizeObserver(placeSoon)
    for (const sized of [document.body, element]) sizes.observe(sized)
    const leaving = new AbortController()
    const options = { capture: true, passive: true, signal: leaving.signal }
    for (const type of ['scroll', 'resize', 'transitionend'])
      window.addEventListener(type, placeSoon, options)
    return () => {
      cancelAnimationFrame(frame)
      content.disconnect()
      sizes.disconnect()
      leaving.abort()
    }
  }, [region])
}

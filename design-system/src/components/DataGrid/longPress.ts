import { useRef, type PointerEvent } from 'react'

/** Milliseconds that a finger must rest for a long press. */
const restTime = 500
/** Distance in px beyond which the finger scrolls. */
const tolerance = 10

export interface LongPress {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** Whether the press that just ended was a long press and must not count as a tap. */
  wasLong: () => boolean
}

/** Detects a long press of a finger that neither scrolls nor lifts early. Mice and pens have other ways. */
export function useLongPress(onLongPress: (target: EventTarget) => void): LongPress {
  const isLong = useRef(false)
  return {
    wasLong: () => isLong.current,
    onPointerDown: event => {
      isLong.current = false
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const { target, clientX, clientY } = event
      const stop = new AbortController()
      const options = { signal: stop.signal }
      const timer = setTimeout(() => {
        isLong.current = true
        onLongPress(target)
      }, restTime)
      const end = () => {
        clearTimeout(timer)
        // Reset after the click that follows and the context menu that some browsers show.
        setTimeout(() => stop.abort())
      }
      stop.signal.addEventListener('abort', () => clearTimeout(timer))
      window.addEventListener('pointerup', end, options)
      // The browser takes over the touch for scrolling.
      window.addEventListener('pointercancel', end, options)
      window.addEventListener(
        'pointermove',
        moved => {
          if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > tolerance) clearTimeout(timer)
        },
        options,
      )
      window.addEventListener('contextmenu', menu => isLong.current && menu.preventDefault(), options)
    },
  }
}

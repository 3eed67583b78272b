import { useRef, type PointerEvent } from 'react'

/** In milliseconds: as long as a finger rests on something before it means more than a tap. */
const restTime = 500
/** In px: a finger that goes further scrolls. */
const tolerance = 10

export interface LongPress {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** Whether the press that just ended was a long one, and so is no tap. */
  wasLong: () => boolean
}

/** A finger that rests. What scrolls or is lifted before is none; mice and pens have other ways. */
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
        // After the click that follows, and the menu that some browsers show meanwhile.
        setTimeout(() => stop.abort())
      }
      stop.signal.addEventListener('abort', () => clearTimeout(timer))
      window.addEventListener('pointerup', end, options)
      // The browser takes the finger over to scroll.
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

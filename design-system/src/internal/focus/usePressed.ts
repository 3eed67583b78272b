import { useRef } from 'react'

/**
 * Whether a pointer is pressed within an element: what takes the focus by that is already where it is looked at, and must
 * not be scrolled from under the pointer.
 */
export function usePressed() {
  const pressed = useRef(false)
  const end = () => {
    pressed.current = false
  }
  return {
    isPressed: () => pressed.current,
    pressProps: {
      onPointerDownCapture: () => {
        pressed.current = true
        // Also where it ends somewhere else, or the browser takes it for a scroll.
        window.addEventListener('pointerup', end, { once: true, capture: true })
        window.addEventListener('pointercancel', end, { once: true, capture: true })
      },
    },
  }
}

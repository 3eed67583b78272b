import { useRef } from 'react'

/**
 * Tracks whether a pointer is pressed within an element: an element focused by a press is already in view, and must not
 * be scrolled away from the pointer.
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
        // Also if it ends elsewhere, or the browser treats it as a scroll.
        window.addEventListener('pointerup', end, { once: true, capture: true })
        window.addEventListener('pointercancel', end, { once: true, capture: true })
      },
    },
  }
}

import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus within a part of the page when what had it is taken away: a link that leads nowhere any more, a
 * button that went into a menu. It would go to the top of the document.
 * @param fallback who takes the focus then
 * @returns handlers for the element around the part
 */
export function useFocusKept(fallback: () => HTMLElement | null | undefined) {
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) fallback()?.focus()
  })
  // React tells of a focus that goes somewhere else, and is silent when what had it is taken away.
  return {
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}

import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus within a part of the page when the focused element is removed: a link that stops being one, a button
 * that moves into a menu. Otherwise it would fall back to the top of the document.
 * @param fallback the element that takes the focus then
 * @returns handlers for the element around the part
 */
export function useFocusKept(fallback: () => HTMLElement | null | undefined) {
  const hasFocus = useRef(false)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const isLost = () => hasFocus.current && document.activeElement === document.body
    const take = () => {
      if (isLost()) fallback()?.focus()
    }
    if (!isLost()) return
    if (isInside.current) take()
    // A menu of this part is elsewhere in the document, and returns the focus one frame after it closes.
    else requestAnimationFrame(() => requestAnimationFrame(take))
  })
  // React fires a blur event when the focus moves, but not when the focused element is removed.
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      hasFocus.current = true
      isInside.current = currentTarget.contains(target)
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
}

import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/**
 * Keeps the focus within a part of the page when what had it is taken away: a link that leads nowhere any more, a
 * button that went into a menu. It would go to the top of the document.
 * @param fallback who takes the focus then
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
    // A menu of this part lies elsewhere in the document, and gives the focus back in the frame after it is gone.
    else requestAnimationFrame(() => requestAnimationFrame(take))
  })
  // React tells of a focus that goes somewhere else, and is silent when what had it is taken away.
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

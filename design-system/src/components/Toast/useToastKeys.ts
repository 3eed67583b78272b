import { useEffect, type RefObject } from 'react'
import { toastQueue as queue } from './toastQueue.ts'

/** Adds the keys that React Aria's toasts lack and offer no handlers for: Escape dismisses, and F6 returns. */
export function useToastKeys(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let cameFrom: HTMLElement | undefined
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target)

    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      if (!isWithin(target) || isWithin(relatedTarget) || !(relatedTarget instanceof HTMLElement)) return
      cameFrom = relatedTarget
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isWithin(event.target)) return
      // They are rendered in the order of the queue.
      const toasts = [...(region.current?.querySelectorAll('[role="alertdialog"]') ?? [])]
      const toast = queue.visibleToasts[toasts.findIndex(one => one.contains(document.activeElement))]
      if (!toast) return
      // Only the toast closes; what is open below it stays.
      event.stopPropagation()
      queue.close(toast.key)
    }
    /** At the last landmark of the page. If there is no other, React Aria would keep the focus in it. */
    const onEndOfLandmarks = (event: Event) => {
      if (!isWithin(event.target) || !cameFrom?.isConnected) return
      event.preventDefault()
      cameFrom.focus()
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('react-aria-landmark-navigation', onEndOfLandmarks)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('react-aria-landmark-navigation', onEndOfLandmarks)
    }
  }, [region])
}

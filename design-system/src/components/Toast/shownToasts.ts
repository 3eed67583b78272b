import { afterPress, currentPress, subscribeToPresses } from '../../press/press.ts'

/** What the reader leaves: the whole page, or a view of it, such as the record in a form. */
export type Left = 'page' | 'view'

export interface ShownToast {
  close: () => void
  /** `never` for a toast that is unrelated to the screen. */
  endsWith: Left | 'never'
}

/** Toasts that are visible or queued, and whether the reader has done anything since each arrived. */
const shown = new Map<ShownToast, boolean>()
let hears = false

/** Any press or key counts: a navigation after it is not related to the toast. */
function listen(): void {
  if (hears) return
  hears = true
  const options = { capture: true, passive: true }
  const act = () => {
    for (const toast of shown.keys()) shown.set(toast, true)
  }
  window.addEventListener('pointerdown', act, options)
  window.addEventListener('keydown', act, options)
  subscribeToPresses(() => undefined)
}

/** @returns a function that forgets the toast */
export function keepShown(toast: ShownToast): () => void {
  listen()
  shown.set(toast, false)
  return () => {
    shown.delete(toast)
  }
}

/** Called after all toasts were closed at once, so that none of them closes a later one with the same key. */
export function forgetShown(): void {
  shown.clear()
}

/**
 * Closes the toasts of what the reader has left. A toast that has arrived since their last action came with the
 * navigation itself, like "Menu deleted" when returning to the list, and belongs to the new screen. If a toast's action
 * is being pressed while a slow navigation ends, the action runs first.
 */
export function endToasts(left: Left): void {
  for (const [toast, isOld] of shown)
    if (isOld && (toast.endsWith === left || toast.endsWith === 'view')) close(toast)
}

function close(toast: ShownToast): void {
  if (!currentPress()) {
    toast.close()
    return
  }
  // The click that ends the press has not reached its target yet.
  afterPress(() => setTimeout(toast.close))
}

import { afterPress, currentPress, subscribeToPresses } from '../../press/press.ts'

/** What the reader leaves: the whole page, or a view of it, such as the record whose form is shown. */
export type Left = 'page' | 'view'

export interface ShownToast {
  close: () => void
  /** `never` of what speaks of nothing on the screen. */
  endsWith: Left | 'never'
}

/** Toasts that are shown or wait for their place, and whether the reader has done anything since each came. */
const shown = new Map<ShownToast, boolean>()
let hears = false

/** Any press and any key: where the reader goes after it is another matter than what the toast speaks of. */
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

/** @returns forgets it */
export function keepShown(toast: ShownToast): () => void {
  listen()
  shown.set(toast, false)
  return () => {
    shown.delete(toast)
  }
}

/** They were all taken away at once: none may take away a later one that the queue calls by the same name. */
export function forgetShown(): void {
  shown.clear()
}

/**
 * Ends the toasts of what the reader has left. One that has come since they last did anything came with the way itself,
 * as "Menu deleted" with the way back to the list: it belongs to where they are now. One whose action is being pressed
 * while a slow way ends does it first.
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
  // The click that ends the press is still on its way to what was pressed.
  afterPress(() => setTimeout(toast.close))
}

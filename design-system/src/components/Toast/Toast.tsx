import { useSyncExternalStore } from 'react'
import { ToastQueue } from 'react-stately/useToastState'
import { loadedPart } from '../../internal/loadedPart.tsx'
import type { ToastContent } from './toastContent.ts'

export interface ToastOptions {
  /** Milliseconds until it goes; at least 5,000. A toast with an action stays until it is dismissed. @default 6000 */
  timeout?: number
  onClose?: () => void
}

/** Long enough to be read by a slow reader. */
const shortest = 5000
const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/**
 * Says that something worked. Also say it where it happened: a toast is never the only carrier of anything.
 * @returns a function that takes the toast away
 */
export function showToast(content: ToastContent, { timeout = 6000, onClose }: ToastOptions = {}): () => void {
  const key = queue.add(content, {
    ...(content.action ? {} : { timeout: Math.max(shortest, timeout) }),
    ...(onClose && { onClose }),
  })
  return () => queue.close(key)
}

/** Takes all toasts away, as at sign-out. */
export function clearToasts(): void {
  queue.clear()
}

const ToastRegion = loadedPart(() => import('./ToastRegion.tsx'))
const subscribe = (notify: () => void) => queue.subscribe(notify)
const hasToasts = () => queue.visibleToasts.length > 0

/** Where toasts appear: once, at the end of the application. Its code is loaded with the first toast. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts)
  return isNeeded && <ToastRegion queue={queue} />
}

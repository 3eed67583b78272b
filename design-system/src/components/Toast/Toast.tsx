import { useSyncExternalStore } from 'react'
import { loadedPart } from '../../loading/loadedPart.tsx'
import type { ToastContent } from './toastContent.ts'

export interface ToastOptions {
  /** Milliseconds until it goes; at least 5,000. A toast with an action stays until it is dismissed. @default 6000 */
  timeout?: number
  onClose?: () => void
}

/** Long enough to be read by a slow reader. */
const shortest = 5000
const load = async () => (await import('./toastQueue.ts')).toastQueue
/** Whether there has been a toast: no page loads any code of theirs before. */
let isNeeded = false
const listeners = new Set<() => void>()

/**
 * Says that something worked. Also say it where it happened: a toast is never the only carrier of anything, and where
 * its code cannot be loaded there is none.
 * @returns a function that takes the toast away
 */
export function showToast(content: ToastContent, { timeout = 6000, onClose }: ToastOptions = {}): () => void {
  const options = {
    ...(content.action ? {} : { timeout: Math.max(shortest, timeout) }),
    ...(onClose && { onClose }),
  }
  isNeeded = true
  for (const listener of listeners) listener()
  const taken = new AbortController()
  load().then(
    queue => {
      if (taken.signal.aborted) return
      const key = queue.add(content, options)
      taken.signal.addEventListener('abort', () => queue.close(key))
    },
    () => undefined,
  )
  return () => taken.abort()
}

/** Takes all toasts away, as at sign-out. */
export function clearToasts(): void {
  if (!isNeeded) return
  load().then(
    queue => queue.clear(),
    () => undefined,
  )
}

const ToastRegion = loadedPart(() => import('./ToastRegion.tsx'))
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear: once, at the end of the application. Its code is loaded with the first toast. */
export function ToastHost() {
  return useSyncExternalStore(subscribe, () => isNeeded) && <ToastRegion />
}

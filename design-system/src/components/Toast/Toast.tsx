import { useEffect, useRef, useSyncExternalStore } from 'react'
import { loadedPart } from '../../loading/loadedPart.tsx'
import { afterPress } from '../../press/press.ts'
import { endToasts, forgetShown, keepShown } from './shownToasts.ts'
import type { ToastContent } from './toastContent.ts'

export interface ToastOptions {
  /** Milliseconds until it goes; at least 5,000. A toast with an action stays until it is dismissed. @default 6000 */
  timeout?: number
  onClose?: () => void
  /**
   * It speaks of nothing on the screen: something has arrived for the reader. All others go when the reader leaves what
   * they speak of. @default false
   */
  outlivesScreen?: boolean
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
export function showToast(
  content: ToastContent,
  { timeout = 6000, onClose, outlivesScreen = false }: ToastOptions = {},
): () => void {
  isNeeded = true
  for (const listener of listeners) listener()
  const taken = new AbortController()
  const close = () => taken.abort()
  const forget = keepShown({ close, endsWith: outlivesScreen ? 'never' : content.action ? 'page' : 'view' })
  const options = {
    ...(content.action ? {} : { timeout: Math.max(shortest, timeout) }),
    onClose: () => {
      forget()
      onClose?.()
    },
  }
  taken.signal.addEventListener('abort', forget)
  load().then(
    queue =>
      // Never over what is being pressed.
      afterPress(() => {
        if (taken.signal.aborted) return
        const key = queue.add(content, options)
        taken.signal.addEventListener('abort', () => queue.close(key))
      }),
    forget,
  )
  return close
}

/** Takes all toasts away, as at sign-out. */
export function clearToasts(): void {
  if (!isNeeded) return
  forgetShown()
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

export interface ToastHostProps {
  /** Changes with each page (the path). */
  page?: string
  /** Changes with what the page shows of several, as the record in a form; not with a filter. */
  view?: string
}

/**
 * Where toasts appear: once, at the end of the application. Its code is loaded with the first toast. A toast ends when the
 * reader leaves the view that it was shown on, one with an action when they leave the page.
 */
export function ToastHost({ page = '', view = '' }: ToastHostProps) {
  const left = useRef({ page, view })
  useEffect(() => {
    const before = left.current
    left.current = { page, view }
    if (before.page !== page) endToasts('page')
    else if (before.view !== view) endToasts('view')
  }, [page, view])
  return (
    useSyncExternalStore(
      subscribe,
      () => isNeeded,
      () => false,
    ) && <ToastRegion />
  )
}

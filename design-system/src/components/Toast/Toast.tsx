import { useEffect, useRef, useSyncExternalStore } from 'react'
import { loadedPart } from '../../loading/loadedPart.tsx'
import { afterPress } from '../../press/press.ts'
import { endToasts, forgetShown, keepShown } from './shownToasts.ts'
import type { ToastContent } from './toastContent.ts'

export interface ToastOptions {
  /**
   * Milliseconds until the toast disappears, at least 5,000. A toast with an action stays until it is dismissed.
   * @default 6000
   */
  timeout?: number
  onClose?: () => void
  /**
   * Whether the toast is unrelated to the screen, such as a message that has arrived. All others close when the reader
   * leaves what they are about. @default false
   */
  outlivesScreen?: boolean
}

/** Long enough for a slow reader. */
const shortest = 5000
const load = async () => (await import('./toastQueue.ts')).toastQueue
/** Whether there has been a toast: until then, no page loads the toast code. */
let isNeeded = false
const listeners = new Set<() => void>()

/**
 * Shows a toast that says something worked. Also show it where it happened: a toast is never the only place, and there
 * is none if its code cannot be loaded.
 * @returns a function that closes the toast
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
      // Never covers what is being pressed.
      afterPress(() => {
        if (taken.signal.aborted) return
        const key = queue.add(content, options)
        taken.signal.addEventListener('abort', () => queue.close(key))
      }),
    forget,
  )
  return close
}

/** Closes all toasts, for example at sign-out. */
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
  /** Identifies the page (the path). A change closes the toasts about it, with or without an action. */
  page?: string
  /**
   * Identifies what the page shows, such as the record in a form, but not a filter. A change closes toasts without an
   * action.
   */
  view?: string
}

/**
 * Where toasts appear. Render it once, at the end of the application. Its code is loaded with the first toast. A toast
 * closes when the reader leaves the view on which it was shown, one with an action when they leave the page.
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

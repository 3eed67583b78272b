import { ToastQueue } from 'react-stately/useToastState'
import type { ToastContent } from './toastContent.ts'

/** The visible and the queued toasts. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

import { ToastQueue } from 'react-stately/useToastState'
import type { ToastContent } from './toastContent.ts'

/** The toasts that are shown and those that wait for their place. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

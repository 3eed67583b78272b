import type { NotificationContentProps } from '../NotificationPanel/notificationProps.ts'
import { DeferredBell } from './DeferredBell.tsx'

interface NotificationBellOwnProps {
  /** Unread ones in all, also those that are not loaded: the figure on the bell, and in its name. */
  unreadCount: number
  /** Makes it controlled. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}
/** What the panel shows, and how many are unread. */
export type NotificationBellProps = NotificationContentProps & NotificationBellOwnProps

const load = () => import('./NotificationOverlay.tsx')

/**
 * The bell of the header, with the number of unread notifications. What it opens is loaded with the first sign that
 * somebody wants it.
 */
export function NotificationBell({ isOpen, onOpenChange, ...panel }: NotificationBellProps) {
  return (
    <DeferredBell
      load={load}
      panel={panel}
      unreadCount={panel.unreadCount}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  )
}

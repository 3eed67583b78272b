import type { ReactNode } from 'react'
import type { AccessibleName } from '../../internal/accessibleName.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import type { NotificationChange } from './changes.ts'
import type {
  NotificationApplication,
  NotificationGroup,
  NotificationGrouping,
  NotificationItem,
} from './notifications.ts'

/** What the reader can do. What is not given is not offered. */
export interface NotificationCallbacks {
  /** Marks as read or as unread: those that were opened, or chosen in their menu. */
  onRead: (ids: readonly string[], isRead: boolean) => NotificationChange
  /**
   * Marks a whole group as read; give it where there may be more of it than is loaded. `ids` are those that are loaded.
   * @default `onRead` with those that are loaded, which can be taken back
   */
  onReadGroup?: (group: NotificationGroup, ids: readonly string[]) => NotificationChange
  /**
   * Marks everything as read, also what is not loaded. Give back how that is undone.
   * @default `onRead` with those that are loaded, which can be taken back
   */
  onReadAll?: () => NotificationChange
  /** Takes one out of the list. Give back how that is undone. */
  onDismiss?: (id: string) => NotificationChange
  /** Stops, or starts again, what comes from an application. */
  onMute?: (application: NotificationApplication, isMuted: boolean) => NotificationChange
  /** Starts a failed job again. */
  onRetry?: (id: string) => void | Promise<void>
  /** Stops a job. */
  onCancel?: (id: string) => void | Promise<void>
}

/** Whether `items` are what there is. */
type NotificationsStatus =
  | {
      /** While `loading`, items that are there stay. @default 'ready' */
      status?: 'ready' | 'loading'
      updatedAt?: never
      failedReason?: never
    }
  | {
      status: 'failed'
      /** Why, as a sentence for the reader. @default a general sentence */
      failedReason?: string
      updatedAt?: never
    }
  | {
      status: 'offline'
      /** When `items` were last heard of, ISO 8601 in UTC. */
      updatedAt: string
      failedReason?: never
    }

interface NotificationPanelOwnProps extends NotificationCallbacks {
  /** In any order; shown with the newest first. Keep the same array as long as nothing changes. */
  items: readonly NotificationItem[]
  /** Unread ones in all, where not all are loaded. @default those of `items` */
  unreadCount?: number
  /** Makes it controlled. */
  grouping?: NotificationGrouping
  /** @default 'day' */
  defaultGrouping?: NotificationGrouping
  onGroupingChange?: (grouping: NotificationGrouping) => void
  /** Those that the reader has muted; they can be heard again from the options. @default none */
  mutedApplications?: readonly NotificationApplication[]
  /** One was opened, by Enter or a press: it is marked as read, and its link is followed, without this. */
  onOpen?: (item: NotificationItem) => void
  /** A link is being followed: that of an item, of its action, or the one to all of them. What lies over the page closes. */
  onLeave?: () => void
  /** Offers another try when they could not be loaded. */
  onReload?: () => void
  /** There are older ones. @default false */
  hasMore?: boolean
  /** Loads older ones; resolves once `items` have them. */
  onLoadMore?: () => void | Promise<void>
  /** A page with all of them. */
  historyHref?: string
  /** What else waits for the reader, with the way to it, whose `onPress` is `onLeave`. Drawn while it is open. @default nothing */
  renderWork?: (onLeave: (() => void) | undefined) => ReactNode
}
/** Everything but the name, which the bell gives it. */
export type NotificationContentProps = NotificationPanelOwnProps & NotificationsStatus
/** The name is that of its tabs. */
export type NotificationPanelProps = ElementProps<HTMLDivElement> & NotificationContentProps & AccessibleName

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

/** What the reader can do. An action without a callback is not offered. */
export interface NotificationCallbacks {
  /** Marks notifications as read or unread, when they are opened or through their menu. */
  onRead: (ids: readonly string[], isRead: boolean) => NotificationChange
  /**
   * Marks a whole group as read. Pass it if the group may be larger than what is loaded; `ids` are the loaded ones.
   * @default `onRead` with those that are loaded, which can be taken back
   */
  onReadGroup?: (group: NotificationGroup, ids: readonly string[]) => NotificationChange
  /**
   * Marks everything as read, including what is not loaded. Return a function to support undo.
   * @default `onRead` with those that are loaded, which can be taken back
   */
  onReadAll?: () => NotificationChange
  /** Removes a notification from the list. Return a function to support undo. */
  onDismiss?: (id: string) => NotificationChange
  /** Mutes an application's notifications, or unmutes them. */
  onMute?: (application: NotificationApplication, isMuted: boolean) => NotificationChange
  /** Restarts a failed job. */
  onRetry?: (id: string) => void | Promise<void>
  /** Cancels a job. */
  onCancel?: (id: string) => void | Promise<void>
}

/** The state of `items`. */
type NotificationsStatus =
  | {
      /** Existing items stay visible while `loading`. @default 'ready' */
      status?: 'ready' | 'loading'
      updatedAt?: never
      failedReason?: never
    }
  | {
      status: 'failed'
      /** The reason for the failure, as a sentence for the reader. @default a general sentence */
      failedReason?: string
      updatedAt?: never
    }
  | {
      status: 'offline'
      /** When `items` were last updated, ISO 8601 in UTC. */
      updatedAt: string
      failedReason?: never
    }

interface NotificationPanelOwnProps extends NotificationCallbacks {
  /** The notifications, in any order; the newest are shown first. Keep the same array as long as nothing changes. */
  items: readonly NotificationItem[]
  /** Number of unread notifications, if not all are loaded. @default those of `items` */
  unreadCount?: number
  /** How the list is grouped. Makes it controlled. */
  grouping?: NotificationGrouping
  /** The initial grouping. @default 'day' */
  defaultGrouping?: NotificationGrouping
  onGroupingChange?: (grouping: NotificationGrouping) => void
  /** The applications that the reader has muted. They can be unmuted in the options. @default none */
  mutedApplications?: readonly NotificationApplication[]
  /**
   * Called when a notification is opened with Enter or a click. Marking it as read and following its link do not depend
   * on this.
   */
  onOpen?: (item: NotificationItem) => void
  /**
   * Called when a link is followed: that of an item, of its action, or the link to all notifications. Close whatever
   * covers the page.
   */
  onLeave?: () => void
  /** Retries when the notifications could not be loaded. */
  onReload?: () => void
  /** Whether there are older notifications to load. @default false */
  hasMore?: boolean
  /** Loads older notifications. Resolves once `items` include them. */
  onLoadMore?: () => void | Promise<void>
  /** Address of a page with all notifications. */
  historyHref?: string
  /**
   * Renders other work waiting for the reader, with a link to it; pass `onLeave` as the link's `onPress`. Rendered
   * while the panel is open. @default nothing
   */
  renderWork?: (onLeave: (() => void) | undefined) => ReactNode
}
/** All props except the name, which the bell provides. */
export type NotificationContentProps = NotificationPanelOwnProps & NotificationsStatus
/** Also has an accessible name, which labels the tabs. */
export type NotificationPanelProps = ElementProps<HTMLDivElement> & NotificationContentProps & AccessibleName

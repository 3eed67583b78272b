/** What is in the list of notifications, and what is asked of it. Knows neither React nor where they come from. */
import { readMoment } from '../../i18n/dates.ts'
import type { StatusName } from '../../tokens/statuses.ts'

export const notificationSeverities = ['info', 'success', 'warning', 'critical'] as const
export type NotificationSeverity = (typeof notificationSeverities)[number]

export const notificationJobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type NotificationJobState = (typeof notificationJobStates)[number]

/** Where a notification comes from. */
export interface NotificationApplication {
  id: string
  /** In the reader's language. */
  name: string
}

interface NotificationBase {
  id: string
  title: string
  /** Plain text: line breaks are kept, and nothing in it is read as markup. */
  text?: string
  application: NotificationApplication
  /** When it came, ISO 8601 in UTC. It does not change: a job keeps the moment at which it was started. */
  time: string
  isRead: boolean
  /** Where it leads; the whole row does. */
  href?: string
  /** One more thing to do about it. */
  action?: { label: string } & ({ href: string; onPress?: never } | { href?: never; onPress: () => void })
}

/** Something that somebody should know. */
export interface MessageNotification extends NotificationBase {
  kind: 'message'
  severity: NotificationSeverity
  /** What it told is over. @default false */
  isEnded?: boolean
}

/** How it stands with a job: only what runs has a progress, and what failed says why. */
export type NotificationJob =
  | { state: 'queued'; canCancel?: boolean }
  | {
      state: 'running'
      canCancel?: boolean
      /** Leave out while nobody knows. */
      value?: number
      /** @default 100 */
      maximum?: number
      /** The figure in words, instead of percent: "3 fichiers sur 12". */
      figure?: string
    }
  | { state: 'done' }
  | { state: 'failed'; reason: string; canRetry?: boolean }
  | { state: 'cancelled'; canRetry?: boolean }

/** Work that goes on while the reader does something else. */
export interface JobNotification extends NotificationBase {
  kind: 'job'
  job: NotificationJob
  /**
   * How work stands now, and no message: over all others under "Under way" while it is given, there at once, and neither
   * marked nor dismissed. Give it as read.
   * @default false
   */
  isOnTop?: boolean
}

export type NotificationItem = MessageNotification | JobNotification

export const notificationFilters = ['all', 'unread', 'running'] as const
export type NotificationFilter = (typeof notificationFilters)[number]

export const notificationGroupings = ['day', 'application'] as const
export type NotificationGrouping = (typeof notificationGroupings)[number]

/** A day ('YYYY-MM-DD' in the reader's time zone, or empty for what has no date), an application, or what is on top. */
export type NotificationGroup =
  | { by: 'underWay' }
  | { by: 'day'; day: string }
  | { by: 'application'; application: NotificationApplication }

/** Whether a job is still under way. */
export function isUnderWay(item: NotificationItem): boolean {
  return item.kind === 'job' && (item.job.state === 'queued' || item.job.state === 'running')
}

/** Whether it says how work stands now, over all others. */
export function isOnTop(item: NotificationItem): boolean {
  return item.kind === 'job' && item.isOnTop === true
}

export function matchesFilter(item: NotificationItem, filter: NotificationFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'unread':
      return !item.isRead
    case 'running':
      return isUnderWay(item)
  }
}

/** What has to be seen above everything else until it is read: as a `Banner` over the page. */
export function criticalUnread(items: readonly NotificationItem[]): readonly MessageNotification[] {
  return items
    .filter(item => item.kind === 'message')
    .filter(item => item.severity === 'critical' && !item.isRead)
}

/** A key of the messages, and the colour and shape of the icon. */
export interface NotificationStatus {
  word: NotificationSeverity | NotificationJobState
  status: StatusName | 'neutral' | 'active'
}

const jobStatuses = {
  queued: 'neutral',
  running: 'active',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** How bad it is, or how far. */
export function statusOf(item: NotificationItem): NotificationStatus {
  if (item.kind === 'job') return { word: item.job.state, status: jobStatuses[item.job.state] }
  return { word: item.severity, status: item.severity === 'critical' ? 'danger' : item.severity }
}

/** Milliseconds; what is no moment is older than everything else. */
export function momentOf({ time }: Pick<NotificationItem, 'time'>): number {
  return readMoment(time)?.getTime() ?? -Infinity
}

/** The newest first; of the same moment, as they were given. */
export function newestFirst(items: readonly NotificationItem[]): readonly NotificationItem[] {
  const moments = new Map(items.map(item => [item, momentOf(item)]))
  return items.toSorted((a, b) => {
    const [first = 0, second = 0] = [moments.get(a), moments.get(b)]
    return first === second ? 0 : second - first
  })
}

/** The data model of the notification list. Independent of React and of where the notifications come from. */
import { readMoment } from '../../i18n/dates.ts'
import type { StatusName } from '../../tokens/statuses.ts'

export const notificationSeverities = ['info', 'success', 'warning', 'critical'] as const
export type NotificationSeverity = (typeof notificationSeverities)[number]

export const notificationJobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type NotificationJobState = (typeof notificationJobStates)[number]

/** The source of a notification. */
export interface NotificationApplication {
  id: string
  /** In the reader's language. */
  name: string
}

interface NotificationBase {
  id: string
  title: string
  /** Plain text: line breaks are kept, and markup is not interpreted. */
  text?: string
  application: NotificationApplication
  /** When it arrived, ISO 8601 in UTC. It does not change: a job keeps its start time. */
  time: string
  isRead: boolean
  /** The address that the whole row links to. */
  href?: string
  /** An additional action. */
  action?: { label: string } & ({ href: string; onPress?: never } | { href?: never; onPress: () => void })
}

/** A message that somebody should know about. */
export interface MessageNotification extends NotificationBase {
  kind: 'message'
  severity: NotificationSeverity
  /** What it announced is over. @default false */
  isEnded?: boolean
}

/** The state of a job: only a running one has progress, and a failed one has a reason. */
export type NotificationJob =
  | { state: 'queued'; canCancel?: boolean }
  | {
      state: 'running'
      canCancel?: boolean
      /** Progress so far. Leave out while unknown. */
      value?: number
      /** The value at 100 %. @default 100 */
      maximum?: number
      /** The progress in words, shown instead of a percentage: "3 fichiers sur 12". */
      figure?: string
    }
  | { state: 'done' }
  | { state: 'failed'; reason: string; canRetry?: boolean }
  | { state: 'cancelled'; canRetry?: boolean }

/** A job that runs in the background. */
export interface JobNotification extends NotificationBase {
  kind: 'job'
  job: NotificationJob
  /**
   * Ongoing work rather than a message: shown above all others under "Under way" for as long as it is passed. It
   * appears at once and can be neither marked nor dismissed. Pass it as read.
   * @default false
   */
  isOnTop?: boolean
}

export type NotificationItem = MessageNotification | JobNotification

export const notificationFilters = ['all', 'unread', 'running'] as const
export type NotificationFilter = (typeof notificationFilters)[number]

export const notificationGroupings = ['day', 'application'] as const
export type NotificationGrouping = (typeof notificationGroupings)[number]

/** A day ('YYYY-MM-DD' in the reader's time zone, empty without a valid date), an application, or the work on top. */
export type NotificationGroup =
  | { by: 'underWay' }
  | { by: 'day'; day: string }
  | { by: 'application'; application: NotificationApplication }

/** Whether an item is a job that is queued or running. */
export function isUnderWay(item: NotificationItem): boolean {
  return item.kind === 'job' && (item.job.state === 'queued' || item.job.state === 'running')
}

/** Whether an item is ongoing work, shown above all others. */
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

/** The notifications to show as a `Banner` above the page until they are read. */
export function criticalUnread(items: readonly NotificationItem[]): readonly MessageNotification[] {
  return items
    .filter(item => item.kind === 'message')
    .filter(item => item.severity === 'critical' && !item.isRead)
}

/** A key of the message catalogue, and the colour and shape of the icon. */
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

/** The severity of a message, or the state of a job. */
export function statusOf(item: NotificationItem): NotificationStatus {
  if (item.kind === 'job') return { word: item.job.state, status: jobStatuses[item.job.state] }
  return { word: item.severity, status: item.severity === 'critical' ? 'danger' : item.severity }
}

/** In milliseconds. An invalid time sorts as the oldest. */
export function momentOf({ time }: Pick<NotificationItem, 'time'>): number {
  return readMoment(time)?.getTime() ?? -Infinity
}

/** Newest first; items with the same time keep their order. */
export function newestFirst(items: readonly NotificationItem[]): readonly NotificationItem[] {
  const moments = new Map(items.map(item => [item, momentOf(item)]))
  return items.toSorted((a, b) => {
    const [first = 0, second = 0] = [moments.get(a), moments.get(b)]
    return first === second ? 0 : second - first
  })
}

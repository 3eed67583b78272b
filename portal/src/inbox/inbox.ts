import type { Schemas } from '@parvis/api-types/portal'

/** A notification of the person. */
export type MyNotification = Schemas['NotificationArrival']['notification']

/** The stream's events about the person's notifications, by event name. */
export interface NotificationEvents {
  present: Schemas['NotificationPresence']
  notification: Schemas['NotificationArrival']
  withdrawn: Schemas['NotificationWithdrawal']
  read: Schemas['NotificationReading']
}
export type NotificationEvent = {
  [Name in keyof NotificationEvents]: { name: Name; data: NotificationEvents[Name] }
}[keyof NotificationEvents]

/** The bell's data: the newest live notifications, and older ones that are critical. */
export interface Inbox {
  /** The newest, as many as are loaded. */
  items: readonly MyNotification[]
  /** Whether there are older ones. */
  hasMore: boolean
  /** Unread and critical, but older than `items`. */
  olderCritical: readonly MyNotification[]
  /** The total number of unread ones. */
  unreadCount: number
  /** The number of events received since loading. */
  heard: number
}

/** Applies a change to all notifications of the inbox. */
function mapAll(inbox: Inbox, change: (all: readonly MyNotification[]) => readonly MyNotification[]): Inbox {
  return { ...inbox, items: change(inbox.items), olderCritical: change(inbox.olderCritical) }
}

/** The inbox with some marked as read or unread; the caller passes the count. */
export function withReading(
  inbox: Inbox,
  { readIds, unreadIds }: Pick<Schemas['NotificationReading'], 'readIds' | 'unreadIds'>,
): Inbox {
  const marked = new Map([
    ...readIds.map(id => [id, true] as const),
    ...unreadIds.map(id => [id, false] as const),
  ])
  return mapAll(inbox, all => all.map(item => ({ ...item, isRead: marked.get(item.id) ?? item.isRead })))
}

function withArrival(inbox: Inbox, arrived: MyNotification): Inbox {
  const isKnown = [...inbox.items, ...inbox.olderCritical].some(({ id }) => id === arrived.id)
  if (isKnown) return mapAll(inbox, all => all.map(item => (item.id === arrived.id ? arrived : item)))
  const oldest = inbox.items.at(-1)
  // A changed notification older than the loaded ones arrives with the older ones.
  if (inbox.hasMore && oldest && arrived.startDate < oldest.startDate) return inbox
  return { ...inbox, items: [arrived, ...inbox.items] }
}

/** The inbox after an event; repeated events are harmless. */
export function afterEvent(inbox: Inbox, event: NotificationEvent): Inbox {
  const { unreadCount } = event.data
  const next = { ...inbox, unreadCount, heard: inbox.heard + 1 }
  switch (event.name) {
    case 'present':
      return next
    case 'notification':
      return withArrival(next, event.data.notification)
    case 'withdrawn':
      return mapAll(next, all => all.filter(({ id }) => id !== event.data.id))
    case 'read':
      return withReading(next, event.data)
  }
}

const names: readonly string[] = [
  'present',
  'notification',
  'withdrawn',
  'read',
] satisfies (keyof NotificationEvents)[]

/** Reads an event of the stream; undefined for an unknown one. */
export function readNotificationEvent(name: string, text: string): NotificationEvent | undefined {
  if (!names.includes(name)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    // The sender checks the rest against the contract.
    return typeof data === 'object' && data !== null && 'unreadCount' in data
      ? ({ name, data } as NotificationEvent)
      : undefined
  } catch {
    return undefined
  }
}

import type { Schemas } from '@parvis/api-types/portal'

/** Something that the person is told. */
export type MyNotification = Schemas['NotificationArrival']['notification']

/** What the stream tells of the person's notifications, by the name of the event. */
export interface NotificationEvents {
  present: Schemas['NotificationPresence']
  notification: Schemas['NotificationArrival']
  withdrawn: Schemas['NotificationWithdrawal']
  read: Schemas['NotificationReading']
}
export type NotificationEvent = {
  [Name in keyof NotificationEvents]: { name: Name; data: NotificationEvents[Name] }
}[keyof NotificationEvents]

/** What the bell knows: the newest that are live, and what is critical among the older ones. */
export interface Inbox {
  /** The newest, as many as are loaded. */
  items: readonly MyNotification[]
  /** There are older ones. */
  hasMore: boolean
  /** Unread and critical, and older than `items`. */
  olderCritical: readonly MyNotification[]
  /** Unread in all. */
  unreadCount: number
  /** How many events were heard since it was loaded. */
  heard: number
}

/** The inbox with its notifications changed, wherever they stand. */
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
  // One that is older than what is loaded has changed: it comes with the older ones.
  if (inbox.hasMore && oldest && arrived.startDate < oldest.startDate) return inbox
  return { ...inbox, items: [arrived, ...inbox.items] }
}

/** The inbox after an event, however often it is told. */
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

/** Reads an event of the stream; undefined when it is none that the portal knows. */
export function readNotificationEvent(name: string, text: string): NotificationEvent | undefined {
  if (!names.includes(name)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    // The rest is held to the contract where it is sent.
    return typeof data === 'object' && data !== null && 'unreadCount' in data
      ? ({ name, data } as NotificationEvent)
      : undefined
  } catch {
    return undefined
  }
}

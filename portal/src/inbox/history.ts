import type { Schemas } from '@parvis/api-types/portal'
import type { MyNotification, NotificationEvent } from './inbox.ts'

/** The filters of a person's notification history. */
export interface HistoryChoice {
  search: string
  onlyUnread: boolean
  severity: MyNotification['severity'] | undefined
  /** The application's French name. */
  application: string | undefined
}

/** A part of the history, with the number of matches from its first one on. */
export interface HistoryPage {
  value: readonly MyNotification[]
  '@odata.count': number
}

/** Where the next part starts: older notifications, plus those of the same moment, some of which are known. */
export interface HistoryPlace {
  before: Date
  known: number
}

/** The loaded notifications, newest first, without the duplicates of overlapping parts. */
export function historyItems(pages: readonly HistoryPage[]): readonly MyNotification[] {
  return [...new Map(pages.flatMap(({ value }) => value).map(item => [item.id, item])).values()]
}

/** @returns undefined when everything is loaded */
export function nextPlace(pages: readonly HistoryPage[]): HistoryPlace | undefined {
  const page = pages.at(-1)
  const last = page?.value.at(-1)
  if (!page || !last || page['@odata.count'] <= page.value.length) return undefined
  // The services store moments with more precision than they return.
  const moment = Date.parse(last.startDate)
  const known = historyItems(pages).filter(({ startDate }) => Date.parse(startDate) === moment).length
  return { before: new Date(moment + 1), known }
}

/** Maps the notifications of all parts; unchanged ones keep their identity. */
function mapPages<Page extends HistoryPage>(
  pages: readonly Page[],
  change: (item: MyNotification) => MyNotification,
): Page[] {
  return pages.map(page => ({ ...page, value: page.value.map(change) }))
}

/** Marks some as read or unread: they stay in place, even where only unread ones are shown. */
export function withHistoryReading<Page extends HistoryPage>(
  pages: readonly Page[],
  { readIds, unreadIds }: Pick<Schemas['NotificationReading'], 'readIds' | 'unreadIds'>,
): Page[] {
  const marked = new Map([
    ...readIds.map(id => [id, true] as const),
    ...unreadIds.map(id => [id, false] as const),
  ])
  return mapPages(pages, item => {
    const isRead = marked.get(item.id) ?? item.isRead
    return isRead === item.isRead ? item : { ...item, isRead }
  })
}

/** Ends a notification: it stays if it was read, and disappears if it was not. */
function withoutWithdrawn<Page extends HistoryPage>(pages: readonly Page[], id: number): Page[] {
  const at = pages.findIndex(({ value }) => value.some(item => item.id === id && !item.isRead))
  return pages.map((page, index) => ({
    ...page,
    value: page.value
      .filter(item => item.id !== id || item.isRead)
      .map(item => (item.id === id ? { ...item, status: 'ended' as const } : item)),
    '@odata.count': page['@odata.count'] - (index <= at ? 1 : 0),
  }))
}

/** The parts after an event. A new notification is not added: it waits until the reader asks for it. */
export function historyAfter<Page extends HistoryPage>(
  pages: readonly Page[],
  event: NotificationEvent,
): readonly Page[] {
  switch (event.name) {
    case 'present':
      return pages
    case 'notification': {
      const { notification } = event.data
      return mapPages(pages, item => (item.id === notification.id ? notification : item))
    }
    case 'withdrawn':
      return withoutWithdrawn(pages, event.data.id)
    case 'read':
      return withHistoryReading(pages, event.data)
  }
}

const wordsOf = ({ title, englishTitle, text, englishText }: MyNotification) =>
  [title, englishTitle, text, englishText].join('\n').toLowerCase()

function matches(
  item: MyNotification,
  { search, onlyUnread, severity, application }: HistoryChoice,
): boolean {
  return (
    (!onlyUnread || !item.isRead) &&
    (severity === undefined || item.severity === severity) &&
    (application === undefined || item.applicationName === application) &&
    wordsOf(item).includes(search.trim().toLowerCase())
  )
}

/** New notifications: known to the bell but not among the loaded ones. */
export function historyNews(
  choice: HistoryChoice,
  loaded: readonly MyNotification[],
  inbox: readonly MyNotification[],
): readonly MyNotification[] {
  const newest = loaded[0]?.startDate
  const known = new Set(loaded.map(({ id }) => id))
  return inbox.filter(
    item =>
      !known.has(item.id) &&
      matches(item, choice) &&
      (newest === undefined || Date.parse(item.startDate) > Date.parse(newest)),
  )
}

/** The parts with the new notifications in front. */
export function withNews<Page extends HistoryPage>(
  [first, ...others]: readonly Page[],
  news: readonly MyNotification[],
): Page[] {
  if (!first) return []
  const count = first['@odata.count'] + news.length
  return [{ ...first, value: [...news, ...first.value], '@odata.count': count }, ...others]
}

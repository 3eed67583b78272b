/** Compares the items with the last time: decides what is announced and what gets a toast. */
import { isOnTop, momentOf, type NotificationItem, type NotificationJob } from './notifications.ts'

export type JobNews =
  | { news: 'started' | 'done' | 'cancelled' }
  | { news: 'progress'; percent: number }
  | { news: 'failed'; reason: string }

/** Quarters passed, 0 to 3. The fourth is announced as "done". */
function quarterOf(job: NotificationJob): number {
  if (job.state !== 'running' || job.value === undefined) return 0
  const { value, maximum = 100 } = job
  return maximum > 0 ? Math.min(3, Math.max(0, Math.floor((value / maximum) * 4))) : 0
}

/**
 * The start, 25, 50 and 75 %, and the end. Nothing in between, however often a job reports progress.
 * @param before undefined for a job that was not there
 */
export function jobNews(before: NotificationJob | undefined, now: NotificationJob): JobNews | undefined {
  if (before?.state !== now.state) {
    if (now.state === 'failed') return { news: 'failed', reason: now.reason }
    if (now.state === 'running') return { news: 'started' }
    return now.state === 'queued' ? undefined : { news: now.state }
  }
  const quarter = quarterOf(now)
  return quarter > quarterOf(before) ? { news: 'progress', percent: quarter / 4 } : undefined
}

/** What has been seen of the list so far. */
export interface Seen {
  items: ReadonlyMap<string, NotificationItem>
  /** The time of the newest item. An older unknown item was loaded late and is not new. */
  newest: number
}

export function look(items: readonly NotificationItem[], before?: Seen): Seen {
  let newest = before?.newest ?? -Infinity
  // Running work on top is left out: its start time does not affect which other items are new.
  for (const item of items) if (!isOnTop(item)) newest = Math.max(newest, momentOf(item))
  return { items: new Map(items.map(item => [item.id, item])), newest }
}

/** Items that have arrived since. Running work on top is not an arriving message. */
export function arrived(items: readonly NotificationItem[], before: Seen): readonly NotificationItem[] {
  return items.filter(item => !before.items.has(item.id) && !isOnTop(item) && momentOf(item) > before.newest)
}

/** The previous state of a job; undefined if the item was not a job or did not exist. */
export function jobBefore(id: string, before: Seen): NotificationJob | undefined {
  const item = before.items.get(id)
  return item?.kind === 'job' ? item.job : undefined
}

/**
 * The items that must reach readers wherever they are: critical ones, and finished jobs. They are all in the list too,
 * so a toast is never the only place.
 */
export function worthToast(items: readonly NotificationItem[], before: Seen): readonly NotificationItem[] {
  const fresh = new Set(arrived(items, before))
  return items.filter(item => {
    if (item.isRead) return false
    if (item.kind === 'message') return item.severity === 'critical' && fresh.has(item)
    const was = jobBefore(item.id, before)
    const hasEnded = item.job.state === 'done' || item.job.state === 'failed'
    return hasEnded && (was ? was.state !== item.job.state : fresh.has(item))
  })
}

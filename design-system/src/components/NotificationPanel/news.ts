/** What has happened since the last time one looked: what is said aloud of it, and what gets a toast. */
import { isOnTop, momentOf, type NotificationItem, type NotificationJob } from './notifications.ts'

export type JobNews =
  | { news: 'started' | 'done' | 'cancelled' }
  | { news: 'progress'; percent: number }
  | { news: 'failed'; reason: string }

/** Quarters that have been passed, 0 to 3: the whole is said when it is done. */
function quarterOf(job: NotificationJob): number {
  if (job.state !== 'running' || job.value === undefined) return 0
  const { value, maximum = 100 } = job
  return maximum > 0 ? Math.min(3, Math.max(0, Math.floor((value / maximum) * 4))) : 0
}

/**
 * Start, 25, 50 and 75 %, and the end: nothing in between, however often a job tells how far it is.
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

/** What is known of the list; kept from one look to the next. */
export interface Seen {
  items: ReadonlyMap<string, NotificationItem>
  /** The moment of the newest one: what is older and yet unknown has been loaded, and has not come. */
  newest: number
}

export function look(items: readonly NotificationItem[], before?: Seen): Seen {
  let newest = before?.newest ?? -Infinity
  // Work that is on top has a place of its own, whenever it began: what comes beside it has come all the same.
  for (const item of items) if (!isOnTop(item)) newest = Math.max(newest, momentOf(item))
  return { items: new Map(items.map(item => [item.id, item])), newest }
}

/** Those that have come since; how work stands is no message that comes. */
export function arrived(items: readonly NotificationItem[], before: Seen): readonly NotificationItem[] {
  return items.filter(item => !before.items.has(item.id) && !isOnTop(item) && momentOf(item) > before.newest)
}

/** What a job was before; undefined for what was no job, or not there. */
export function jobBefore(id: string, before: Seen): NotificationJob | undefined {
  const item = before.items.get(id)
  return item?.kind === 'job' ? item.job : undefined
}

/**
 * What has to reach the reader wherever they are: what is critical, and jobs that have ended. All of them are in the
 * list, so that a toast is never the only one to say it.
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

/** The rows of the list: groups of the admitted items, each with as many as the reader has asked for. */
import { localDay } from '../../i18n/dates.ts'
import {
  isOnTop,
  momentOf,
  type NotificationGroup,
  type NotificationGrouping,
  type NotificationItem,
} from './notifications.ts'

export interface NotificationRows {
  /** Key among the rows of the list; never equal to an item's id. */
  key: string
  group: NotificationGroup
  /** Number of known items in the group, shown or not. */
  count: number
  unread: readonly string[]
  /** The items shown when the group is open; never empty. */
  items: readonly NotificationItem[]
}

/** 'YYYY-MM-DD' in the reader's time zone; empty if the time is invalid. */
export function dayOf(moment: number): string {
  return Number.isFinite(moment) ? localDay(new Date(moment)) : ''
}

function groupOf(item: NotificationItem, grouping: NotificationGrouping): NotificationGroup {
  if (isOnTop(item)) return { by: 'underWay' }
  if (grouping === 'application') return { by: 'application', application: item.application }
  return { by: 'day', day: dayOf(momentOf(item)) }
}

/** Key of the group above all others. */
export const underWayKey = 'group:underWay'

function keyOf(group: NotificationGroup): string {
  if (group.by === 'underWay') return underWayKey
  return `group:${group.by}:${group.by === 'day' ? group.day : group.application.id}`
}

/**
 * Work on top first, then the groups ordered by their newest item.
 * @param items newest first
 * @param limit how many are shown: in all when grouped by day, or per application when grouped by application, so that
 * a busy application does not hide the others
 */
export function toRows(
  items: readonly NotificationItem[],
  grouping: NotificationGrouping,
  limit: number,
): readonly NotificationRows[] {
  const groups = new Map<string, { group: NotificationGroup; items: NotificationItem[] }>()
  for (const item of items.toSorted((a, b) => Number(isOnTop(b)) - Number(isOnTop(a)))) {
    const group = groupOf(item, grouping)
    const key = keyOf(group)
    const known = groups.get(key)
    if (known) known.items.push(item)
    else groups.set(key, { group, items: [item] })
  }
  let left = limit
  const rows: NotificationRows[] = []
  for (const [key, { group, items: all }] of groups) {
    const shown = all.slice(0, grouping === 'day' ? left : limit)
    left -= shown.length
    if (shown.length === 0) break
    rows.push({
      key,
      group,
      count: all.length,
      unread: all.filter(({ isRead }) => !isRead).map(({ id }) => id),
      items: shown,
    })
  }
  return rows
}

/** Keys of the rows from top to bottom, in the order of the arrow keys. */
export function rowKeys(
  rows: readonly NotificationRows[],
  isOpen: (key: string) => boolean,
): readonly string[] {
  return rows.flatMap(({ key, items }) => [key, ...(isOpen(key) ? items.map(({ id }) => id) : [])])
}

/**
 * The row that receives the focus when its own is removed: the next one still there, otherwise the one before.
 * @returns undefined if none of them is left
 */
export function rowInstead(
  before: readonly string[],
  gone: string,
  now: readonly string[],
): string | undefined {
  const left = new Set(now)
  const at = before.indexOf(gone)
  const isItem = (key: string) => left.has(key) && !key.startsWith('group:')
  return (
    before.slice(at + 1).find(isItem) ??
    before.slice(0, Math.max(0, at)).findLast(isItem) ??
    now.find(key => !key.startsWith('group:')) ??
    now[0]
  )
}

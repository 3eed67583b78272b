/** Decides which items enter an open list: a new item never moves what is being read or focused. */
import {
  isOnTop,
  matchesFilter,
  momentOf,
  type NotificationFilter,
  type NotificationItem,
} from './notifications.ts'

export interface Admitted {
  /** The tab's filter. Each tab has its own list. */
  filter: NotificationFilter
  /** An admitted item stays until the reader changes the tab, even if it no longer matches. */
  ids: ReadonlySet<string>
  /** The time of the newest admitted item. */
  newest: number
}

const newestOf = (items: readonly NotificationItem[]) =>
  items.reduce((newest, item) => (isOnTop(item) ? newest : Math.max(newest, momentOf(item))), -Infinity)

/** Admits everything that matches: when the list is opened, the tab changes, or the reader asks for the new items. */
export function admitAll(items: readonly NotificationItem[], filter: NotificationFilter): Admitted {
  const matching = items.filter(item => matchesFilter(item, filter))
  return { filter, ids: new Set(matching.map(({ id }) => id)), newest: newestOf(matching) }
}

/** Whether an item that is not in the list yet has to wait for the reader. Running work on top never waits. */
const hasToWait = (item: NotificationItem, { newest }: Admitted) => !isOnTop(item) && momentOf(item) > newest

/**
 * Admits items that move nothing: older ones, and all items while the list is empty.
 * @returns the same object if nothing changes
 */
export function admit(admitted: Admitted, items: readonly NotificationItem[]): Admitted {
  const isEmpty = !items.some(({ id }) => admitted.ids.has(id))
  if (isEmpty) {
    const all = admitAll(items, admitted.filter)
    return all.ids.size === 0 ? admitted : all
  }
  const more = items.filter(
    item => !admitted.ids.has(item.id) && matchesFilter(item, admitted.filter) && !hasToWait(item, admitted),
  )
  if (more.length === 0) return admitted
  return { ...admitted, ids: new Set([...admitted.ids, ...more.map(({ id }) => id)]) }
}

/** The items waiting above the list. */
export function waiting(admitted: Admitted, items: readonly NotificationItem[]): readonly NotificationItem[] {
  return items.filter(
    item => !admitted.ids.has(item.id) && matchesFilter(item, admitted.filter) && hasToWait(item, admitted),
  )
}

/** Who is let into an open list: nothing that is read or focused moves because something new came. */
import {
  isOnTop,
  matchesFilter,
  momentOf,
  type NotificationFilter,
  type NotificationItem,
} from './notifications.ts'

export interface Admitted {
  /** Of the tab: another one begins with a list of its own. */
  filter: NotificationFilter
  /** Once let in, one stays until the reader chooses another list, also when it no longer matches. */
  ids: ReadonlySet<string>
  /** The moment of the newest one that was let in. */
  newest: number
}

const newestOf = (items: readonly NotificationItem[]) =>
  items.reduce((newest, item) => (isOnTop(item) ? newest : Math.max(newest, momentOf(item))), -Infinity)

/** Everything that matches: when the list is opened, another one is chosen, or the reader asks for the new ones. */
export function admitAll(items: readonly NotificationItem[], filter: NotificationFilter): Admitted {
  const matching = items.filter(item => matchesFilter(item, filter))
  return { filter, ids: new Set(matching.map(({ id }) => id)), newest: newestOf(matching) }
}

/** Whether one that is not in the list yet has to wait for the reader. How work stands now is no news that could. */
const hasToWait = (item: NotificationItem, { newest }: Admitted) => !isOnTop(item) && momentOf(item) > newest

/**
 * Lets in what moves nothing: older ones, and everything while the list is empty.
 * @returns the same object where nothing changes
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

/** Those that wait above the list. */
export function waiting(admitted: Admitted, items: readonly NotificationItem[]): readonly NotificationItem[] {
  return items.filter(
    item => !admitted.ids.has(item.id) && matchesFilter(item, admitted.filter) && hasToWait(item, admitted),
  )
}

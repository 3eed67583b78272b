import { useState } from 'react'
import { admit, admitAll, waiting } from './arrivals.ts'
import type { NotificationFilter, NotificationItem } from './notifications.ts'

/**
 * The list in front of the reader, and the items that have arrived since and wait above it.
 * @param filter of the tab; it must not change, because each tab has its own list
 */
export function useAdmitted(items: readonly NotificationItem[], filter: NotificationFilter) {
  const [admitted, setAdmitted] = useState(() => admitAll(items, filter))
  const now = admit(admitted, items)
  if (now !== admitted) setAdmitted(now)
  return {
    shown: items.filter(({ id }) => now.ids.has(id)),
    waiting: waiting(now, items),
    letIn: () => setAdmitted(admitAll(items, filter)),
  }
}

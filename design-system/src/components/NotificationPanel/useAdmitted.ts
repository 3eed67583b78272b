import { useState } from 'react'
import { admit, admitAll, waiting } from './arrivals.ts'
import type { NotificationFilter, NotificationItem } from './notifications.ts'

/**
 * The list that the reader has before them, apart from what has come since and waits above it.
 * @param filter of the tab, which stays the same: another tab is another list
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

import type { Schemas } from '@parvis/api-types/portal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { withHistoryReading } from './history.ts'
import { withReading, type Inbox } from './inbox.ts'
import {
  changeHistory,
  inboxKey,
  readAllMyNotificationsOptions,
  readMyNotificationsOptions,
} from './queries.ts'

type Reading = Schemas['NotificationReading']

/** Marks the person's notifications; resolves when every list on the page shows it. */
export function useReading() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutateAsync: read } = useMutation(readMyNotificationsOptions(api))
  const { mutateAsync: readAll } = useMutation(readAllMyNotificationsOptions(api))

  async function take(call: () => Promise<Reading>): Promise<Reading> {
    const heard = queryClient.getQueryData<Inbox>(inboxKey)?.heard
    const reading = await call()
    queryClient.setQueryData<Inbox>(
      inboxKey,
      inbox =>
        inbox && {
          ...withReading(inbox, reading),
          // The stream may have reported a newer count while this request was on its way.
          ...(inbox.heard === heard && { unreadCount: reading.unreadCount }),
        },
    )
    changeHistory(queryClient, pages => withHistoryReading(pages, reading))
    return reading
  }

  return {
    read: (ids: number[], isRead: boolean) => take(() => read({ ids, isRead })),
    readAll: () => take(() => readAll()),
  }
}

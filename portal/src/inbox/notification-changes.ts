import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import { followTogether } from '../api/between-tabs.ts'
import { listenToEvents } from '../api/event-stream.ts'
import { historyAfter } from './history.ts'
import { afterEvent, readNotificationEvent, type Inbox, type NotificationEvent } from './inbox.ts'
import { changeHistory, inboxKey } from './queries.ts'

/** What an event does to the notifications in the cache. */
export function applyNotificationEvent(queryClient: QueryClient, event: NotificationEvent): void {
  const isLoading = queryClient.isFetching({ queryKey: inboxKey }) > 0
  queryClient.setQueryData<Inbox>(inboxKey, inbox => inbox && afterEvent(inbox, event))
  // Nobody knows whether an answer that is on its way was given before the event or after it.
  const isUnsure = event.name === 'present' ? !event.data.isResumed : isLoading
  if (isUnsure) void queryClient.invalidateQueries({ queryKey: inboxKey })
  if (event.name !== 'present' || isUnsure) changeHistory(queryClient, pages => historyAfter(pages, event))
}

/** What one tab tells the others. */
interface HeardEvent {
  id: string | undefined
  event: NotificationEvent
}

/**
 * Follows what changes for the person until the signal ends it, one tab for all. Whichever tab listens goes on from the
 * last event that any of them has heard, so that nothing is lost and nothing told twice.
 */
export function followNotifications(
  api: Api,
  queryClient: QueryClient,
  contactId: number,
  signal: AbortSignal,
): void {
  let lastEventId: string | undefined
  followTogether<HeardEvent>(
    {
      // Another person in another tab, for the moment until it hears of the sign-out, is told of their own.
      name: `parvis.notifications.${contactId}`,
      listen: tell =>
        listenToEvents(
          attempt => api.portal.open('/v1/MyNotificationChanges', { signal: attempt, lastEventId }),
          ({ event: name, id, data }) => {
            const event = readNotificationEvent(name, data)
            if (event) tell({ id, event })
          },
          signal,
        ),
      onMessage: ({ id, event }) => {
        lastEventId = id ?? lastEventId
        applyNotificationEvent(queryClient, event)
      },
    },
    signal,
  )
}

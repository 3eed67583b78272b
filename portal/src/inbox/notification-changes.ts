import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import { followTogether } from '../api/between-tabs.ts'
import { listenToEvents } from '../api/event-stream.ts'
import { historyAfter } from './history.ts'
import { afterEvent, readNotificationEvent, type Inbox, type NotificationEvent } from './inbox.ts'
import { changeHistory, inboxKey } from './queries.ts'

/** Applies an event to the cached notifications. */
export function applyNotificationEvent(queryClient: QueryClient, event: NotificationEvent): void {
  const isLoading = queryClient.isFetching({ queryKey: inboxKey }) > 0
  queryClient.setQueryData<Inbox>(inboxKey, inbox => inbox && afterEvent(inbox, event))
  // It is unknown whether a response still on its way was made before or after the event.
  const isUnsure = event.name === 'present' ? !event.data.isResumed : isLoading
  if (isUnsure) void queryClient.invalidateQueries({ queryKey: inboxKey })
  if (event.name !== 'present' || isUnsure) changeHistory(queryClient, pages => historyAfter(pages, event))
}

/** The message from the listening tab to the others. */
interface HeardEvent {
  id: string | undefined
  event: NotificationEvent
}

/**
 * Follows the person's changes until the signal aborts, one tab for all. Whichever tab listens continues after the
 * last event that any of them received, so that nothing is lost or repeated.
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
      // One channel per person: another person in another tab, until that hears of the sign-out, gets their own
      // events.
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

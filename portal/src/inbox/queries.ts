import { query } from '@parvis/api-types/odata'
import type { Filter } from '@parvis/api-types/odata-types'
import type { Schemas } from '@parvis/api-types/portal'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import { nextPlace, type HistoryChoice, type HistoryPage, type HistoryPlace } from './history.ts'
import type { Inbox } from './inbox.ts'

/** As many as the panel draws at a time. */
const pageSize = 50
/** More that is critical at once nobody reads. */
const mostCritical = 20
/** Ids that one call may mark. */
const mostIds = 500

const liveQuery = (top: number, skip: number) =>
  query<Schemas['MyNotification']>()({ filter: ['status', 'eq', 'live'], top, skip })

const criticalQuery = query<Schemas['MyNotification']>()({
  filter: {
    and: [
      ['status', 'eq', 'live'],
      ['severity', 'eq', 'critical'],
      ['isRead', 'eq', false],
    ],
  },
  top: mostCritical,
})

/** Where the inbox is in the cache. */
export const inboxKey = ['listMyNotifications', 'live'] as const
/** Where all lists of the history are. */
const historyKey = ['listMyNotifications', 'history'] as const

/** The newest of what is live, newest first; asked for again, as many as were there. */
export const inboxOptions = (api: Api) =>
  queryOptions({
    queryKey: inboxKey,
    queryFn: async ({ signal, client }): Promise<Inbox> => {
      const before = client.getQueryData<Inbox>(inboxKey)
      const top = Math.max(pageSize, before?.items.length ?? 0)
      const { data } = await api.portal.get('/v1/MyNotifications', { signal, query: liveQuery(top, 0) })
      const { value: items, unreadCount } = data
      const hasMore = items.length === top
      const isComplete = !hasMore || items.filter(({ isRead }) => !isRead).length === unreadCount
      const critical = isComplete
        ? []
        : (await api.portal.get('/v1/MyNotifications', { signal, query: criticalQuery })).data.value
      return {
        items,
        hasMore,
        olderCritical: critical.filter(({ id }) => items.every(item => item.id !== id)),
        unreadCount,
        heard: 0,
      }
    },
    staleTime: 60_000,
  })

/** The next of the older ones. */
export async function loadOlder(api: Api, { items }: Inbox): Promise<Pick<Inbox, 'items' | 'hasMore'>> {
  const { value } = (
    await api.portal.get('/v1/MyNotifications', { query: liveQuery(pageSize, items.length) })
  ).data
  return { items: value, hasMore: value.length === pageSize }
}

/** What was loaded of the history under one choice. */
export type LoadedHistory = InfiniteData<HistoryPage & { unreadCount: number }, HistoryPlace | undefined>

/** How many of the history come at a time. */
export const historyPageSize = pageSize

function historyQuery({ search, onlyUnread, severity, application }: HistoryChoice, place?: HistoryPlace) {
  const conditions: Filter<Schemas['MyNotification']>[] = [
    ...(onlyUnread ? [['isRead', 'eq', false] as const] : []),
    ...(severity ? [['severity', 'eq', severity] as const] : []),
    ...(application === undefined ? [] : [['applicationName', 'eq', application] as const]),
    ...(place ? [['startDate', 'lt', place.before] as const] : []),
  ]
  return query<Schemas['MyNotification']>()({
    ...(conditions.length > 0 && { filter: { and: conditions } }),
    ...(search.trim() !== '' && { search }),
    top: pageSize + (place?.known ?? 0),
    count: true,
  })
}

/**
 * The history, part by part. Each part goes on from the last one that is loaded, and not by its number: what comes, ends or
 * is marked meanwhile would move the others. It is not asked for again while it is read.
 */
export const historyOptions = (api: Api, choice: HistoryChoice) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, choice],
    queryFn: async ({ signal, pageParam }): Promise<LoadedHistory['pages'][number]> =>
      (await api.portal.get('/v1/MyNotifications', { signal, query: historyQuery(choice, pageParam) })).data,
    initialPageParam: undefined as HistoryPlace | undefined,
    getNextPageParam: (_last, pages) => nextPlace(pages),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Changes what is loaded of the history, under every choice; where it is shown next, it is asked for again. */
export function changeHistory(
  queryClient: QueryClient,
  change: (pages: LoadedHistory['pages']) => readonly LoadedHistory['pages'][number][],
): void {
  queryClient.setQueriesData<LoadedHistory>(
    { queryKey: historyKey },
    loaded => loaded && { ...loaded, pages: [...change(loaded.pages)] },
  )
  void queryClient.invalidateQueries({ queryKey: historyKey, refetchType: 'none' })
}

/** Marks notifications as read or unread, however many. */
export const readMyNotificationsOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['readMyNotifications'],
    mutationFn: async ({ ids, isRead }: Schemas['NotificationReadingForm']) => {
      const marked = { readIds: [] as number[], unreadIds: [] as number[], unreadCount: 0 }
      for (let first = 0; first < ids.length; first += mostIds) {
        const body = { ids: ids.slice(first, first + mostIds), isRead }
        // oxlint-disable-next-line no-await-in-loop -- the number of the last answer is the one that counts
        const { data } = await api.portal.post('/v1/MyNotifications/Read', { body })
        marked.readIds.push(...data.readIds)
        marked.unreadIds.push(...data.unreadIds)
        marked.unreadCount = data.unreadCount
      }
      return marked
    },
  })

/** Marks everything as read that is live. */
export const readAllMyNotificationsOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['readAllMyNotifications'],
    mutationFn: async () => (await api.portal.post('/v1/MyNotifications/ReadAll')).data,
  })

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

/** The number that the panel renders at a time. */
const pageSize = 50
/** Nobody reads more critical notifications at once. */
const mostCritical = 20
/** Maximum number of ids per request. */
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

/** The cache key of the inbox. */
export const inboxKey = ['listMyNotifications', 'live'] as const
/** The common prefix of the history's cache keys. */
const historyKey = ['listMyNotifications', 'history'] as const

/** The newest live notifications, newest first; a refetch loads as many as before. */
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

/** Loads the next older ones. */
export async function loadOlder(api: Api, { items }: Inbox): Promise<Pick<Inbox, 'items' | 'hasMore'>> {
  const { value } = (
    await api.portal.get('/v1/MyNotifications', { query: liveQuery(pageSize, items.length) })
  ).data
  return { items: value, hasMore: value.length === pageSize }
}

/** The loaded history under one set of filters. */
export type LoadedHistory = InfiniteData<HistoryPage & { unreadCount: number }, HistoryPlace | undefined>

/** The number of notifications per part of the history. */
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
 * The history, in parts. Each part continues after the last loaded notification instead of a page number, since
 * notifications that arrive, end or are marked meanwhile would shift the pages. It is not refetched while being read.
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

/** Changes the loaded history under all filters; a history not currently shown is refetched when it is. */
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

/** Marks any number of notifications as read or unread. */
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

/** Marks all live notifications as read. */
export const readAllMyNotificationsOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['readAllMyNotifications'],
    mutationFn: async () => (await api.portal.post('/v1/MyNotifications/ReadAll')).data,
  })

import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import type { Audience, bodyOf } from './rules/notification-values.ts'

export type NotificationsQuery = GridPageQuery<Schemas['Notification']>

/** A part of the notifications, with the number of all that match. */
export async function fetchNotifications(api: Api, query: NotificationsQuery, signal: AbortSignal) {
  return (await api.portal.get('/v1/Notifications', { signal, query })).data
}

/** A page of the control list. What was there stays while the next one is awaited. */
export const listNotificationsOptions = (api: Api, query: NotificationsQuery) =>
  queryOptions({
    queryKey: ['listNotifications', query],
    queryFn: ({ signal }) => fetchNotifications(api, query, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A notification as the list knows it. */
export type ListedNotification = Awaited<ReturnType<typeof fetchNotifications>>['value'][number]

/** One notification, in the version that its form starts from. */
export const getNotificationOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getNotification', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/Notifications({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

/** Asks for what the page of one notification opens with. */
export function prefetchNotification({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getNotificationOptions(api, Number(params['notificationId'])))
}

/** After a change: refetches every query of notifications. @returns what comes once they have the answers */
export async function invalidateNotifications(queryClient: QueryClient): Promise<void> {
  const operations = ['getNotification', 'listNotifications', 'countNotificationRecipients']
  await Promise.all(operations.map(operation => queryClient.invalidateQueries({ queryKey: [operation] })))
}

/** Whom an audience would be. */
export interface CountedAudience {
  audience: Audience
  forClients: boolean
  /** Of what is chosen one by one. */
  ids: readonly number[]
}

/** How many people an audience has now; the last figure stays while another one is counted. */
export const countRecipientsOptions = (api: Api, { audience, forClients, ids }: CountedAudience) =>
  queryOptions({
    queryKey: ['countNotificationRecipients', audience, forClients, ids],
    queryFn: async ({ signal }) => {
      const query = { audience, forClients, ...(ids.length > 0 && { ids: ids.join(',') }) }
      return (await api.portal.get('/v1/NotificationRecipients', { signal, query })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The applications that a notification may be about, by name. */
export const listApplicationNamesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listApplications', 'names'],
    queryFn: async ({ signal }) =>
      (
        await api.authorization.get('/v1/Applications', {
          signal,
          query: { select: ['id', 'name'], orderby: ['name'], top: 1000 },
        })
      ).data.value,
    staleTime: 60_000,
  })

type Body = ReturnType<typeof bodyOf>

export interface CreateVariables {
  /** For clients, or for staff. */
  forClients: boolean
  body: Body
  /** One per opened form, so that a double click or another try tells people once. */
  idempotencyKey: string
}

export const createNotificationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createNotification'],
    mutationFn: async ({ forClients, body, idempotencyKey }: CreateVariables) => {
      // The form of each offers only what the contract has for it.
      const answer = forClients
        ? await api.portal.post('/v1/ClientNotifications', {
            body: body as Schemas['ClientNotificationForm'],
            idempotencyKey,
          })
        : await api.portal.post('/v1/Notifications', {
            body: body as Schemas['NotificationForm'],
            idempotencyKey,
          })
      return answer.data
    },
  })

export interface UpdateVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Partial<Body>
}

export const updateNotificationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateNotification'],
    mutationFn: async ({ id, etag, body }: UpdateVariables) => {
      const path = { id }
      const answer = await api.portal.patch('/v1/Notifications({id})', { path, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export const deleteNotificationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteNotification'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) => {
      await api.portal.delete('/v1/Notifications({id})', { path: { id }, ifMatch: etag })
    },
  })

export const stopNotificationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['stopNotification'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) =>
      (await api.portal.patch('/v1/Notifications({id})/Stop', { path: { id }, ifMatch: etag })).data,
  })

export const duplicateNotificationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['duplicateNotification'],
    mutationFn: async (id: number) =>
      (await api.portal.post('/v1/Notifications({id})/Duplicate', { path: { id } })).data,
  })

import type { Schemas } from '@parvis/api-types/authorization'
import { query } from '@parvis/api-types/odata'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { allPages, type PageOfRows } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { PrefetchContext } from '../../../routing/route.ts'

const owned = { owner: { select: ['id', 'name', 'firstname', 'userEmail'] } } as const

const pageQuery = (page: PageOfRows) =>
  query<Schemas['ApiConsumer']>()({ orderby: ['id'], expand: owned, ...page })

/** All API consumers, each with its owner and the calls of its last 30 days. */
export const listConsumersOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listApiConsumers', 'all'],
    queryFn: ({ signal }) =>
      allPages(page => api.authorization.get('/v1/ApiConsumers', { signal, query: pageQuery(page) })),
    staleTime: 10_000,
  })

/** An API consumer as the list knows it. */
export type ListedConsumer = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listConsumersOptions>['queryFn']>>
>[number]

/** Asks for what the list of API consumers opens with. */
export function prefetchConsumers({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(listConsumersOptions(api))
}

const oneQuery = query<Schemas['ApiConsumer']>()({ expand: owned })

/** One API consumer with its owner. */
export const getConsumerOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getApiConsumer', id],
    queryFn: async ({ signal }) =>
      (await api.authorization.get('/v1/ApiConsumers({id})', { signal, path: { id }, query: oneQuery })).data,
    staleTime: 10_000,
  })

/** An API consumer with its owner. */
export type Consumer = Awaited<ReturnType<NonNullable<ReturnType<typeof getConsumerOptions>['queryFn']>>>

const keysQuery = (id: number, page: PageOfRows) =>
  query<Schemas['ApiKey']>()({
    filter: ['consumerId', 'eq', id],
    orderby: ['createdDate desc', 'id desc'],
    ...page,
  })

/** The keys of an API consumer, the newest first. */
export const listKeysOptions = (api: Api, consumerId: number) =>
  queryOptions({
    queryKey: ['listApiKeys', consumerId],
    queryFn: ({ signal }) =>
      allPages(page => api.authorization.get('/v1/ApiKeys', { signal, query: keysQuery(consumerId, page) })),
    staleTime: 10_000,
  })

/** A key, without what is secret of it. */
export type ApiKey = Awaited<ReturnType<NonNullable<ReturnType<typeof listKeysOptions>['queryFn']>>>[number]

/** Asks for what the page of one API consumer opens with. */
export function prefetchConsumer({ api, queryClient, params }: PrefetchContext): void {
  const id = Number(params['consumerId'])
  void queryClient.prefetchQuery(getConsumerOptions(api, id))
  void queryClient.prefetchQuery(listKeysOptions(api, id))
}

const usagesQuery = (id: number, firstDay: string, page: PageOfRows) =>
  query<Schemas['ApiUsage']>()({
    filter: {
      and: [
        ['consumerId', 'eq', id],
        ['day', 'ge', { date: firstDay }],
      ],
    },
    orderby: ['day', 'id'],
    select: ['day', 'api', 'calls', 'refused'],
    ...page,
  })

/** The calls of an API consumer by day and API, from a day of UTC on. */
export const listUsagesOptions = (api: Api, consumerId: number, firstDay: string) =>
  queryOptions({
    queryKey: ['listApiUsages', consumerId, firstDay],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.authorization.get('/v1/ApiUsages', { signal, query: usagesQuery(consumerId, firstDay, page) }),
      ),
    staleTime: 10_000,
  })

const userQuery = (id: number) =>
  query<Schemas['User']>()({ filter: ['id', 'eq', id], select: ['id', 'name', 'firstname', 'userEmail'] })

/** One person who can answer for an API consumer. */
export const userOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['listUsers', 'one', id],
    queryFn: async ({ signal }) =>
      (await api.authorization.get('/v1/Users', { signal, query: userQuery(id) })).data.value[0] ?? null,
    staleTime: 60_000,
  })

/** After a change: the consumer, its keys and the list are asked for again. @returns what comes once they are there */
export async function invalidateConsumers(queryClient: QueryClient): Promise<void> {
  const operations = ['getApiConsumer', 'listApiConsumers', 'listApiKeys']
  await Promise.all(operations.map(operation => queryClient.invalidateQueries({ queryKey: [operation] })))
}

/** After it is deleted: asked for again it would only be missing. Not while a page still shows it, which would ask. */
export function forgetConsumer(queryClient: QueryClient, id: number): void {
  queryClient.removeQueries({ queryKey: ['getApiConsumer', id] })
}

export interface CreateConsumerVariables {
  body: BodyOf<Operations['createApiConsumer']>
  /** One per opened form, so that a double click or another try creates one consumer. */
  idempotencyKey: string
}

export const createConsumerOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createApiConsumer'],
    mutationFn: async (variables: CreateConsumerVariables) =>
      (await api.authorization.post('/v1/ApiConsumers', variables)).data,
  })

export interface UpdateConsumerVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: BodyOf<Operations['updateApiConsumer']>
}

export const updateConsumerOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateApiConsumer'],
    mutationFn: async ({ id, etag, body }: UpdateConsumerVariables) => {
      const path = { id }
      const answer = await api.authorization.patch('/v1/ApiConsumers({id})', { path, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export interface DeleteConsumerVariables {
  id: number
  /** The version that was looked at. */
  etag: string
}

export const deleteConsumerOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteApiConsumer'],
    mutationFn: async ({ id, etag }: DeleteConsumerVariables) => {
      await api.authorization.delete('/v1/ApiConsumers({id})', { path: { id }, ifMatch: etag })
    },
  })

export interface CreateKeyVariables {
  body: BodyOf<Operations['createApiKey']>
  idempotencyKey: string
}

export const createKeyOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createApiKey'],
    mutationFn: async (variables: CreateKeyVariables) =>
      (await api.authorization.post('/v1/ApiKeys', variables)).data,
    // The answer holds the secret: it is kept no longer than the dialog that shows it.
    gcTime: 0,
  })

export interface RotateKeyVariables {
  id: number
  body: BodyOf<Operations['rotateApiKey']>
  idempotencyKey: string
}

export const rotateKeyOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['rotateApiKey'],
    mutationFn: async ({ id, ...rest }: RotateKeyVariables) =>
      (await api.authorization.post('/v1/ApiKeys({id})/Rotate', { path: { id }, ...rest })).data,
    gcTime: 0,
  })

export interface RevokeKeyVariables {
  id: number
  /** The version that was looked at. */
  etag: string
}

export const revokeKeyOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['revokeApiKey'],
    mutationFn: async ({ id, etag }: RevokeKeyVariables) =>
      (await api.authorization.patch('/v1/ApiKeys({id})/Revoke', { path: { id }, ifMatch: etag })).data,
  })

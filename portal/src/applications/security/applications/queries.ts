import type { Schemas } from '@parvis/api-types/authorization'
import { query } from '@parvis/api-types/odata'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { allPages, type PageOfRows } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { PrefetchContext } from '../../../routing/route.ts'

const pageQuery = (page: PageOfRows) =>
  query<Schemas['Application']>()({
    orderby: ['id'],
    expand: { securityScopes: { select: ['id'] } },
    ...page,
  })

/** All applications, each with the ids of its scopes, however many pages they take. */
export const listApplicationsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listApplications', 'all'],
    queryFn: ({ signal }) =>
      allPages(page => api.authorization.get('/v1/Applications', { signal, query: pageQuery(page) })),
    staleTime: 10_000,
  })

/** An application as the list knows it. */
export type ListedApplication = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listApplicationsOptions>['queryFn']>>
>[number]

/** Asks for what the list of applications opens with. */
export function prefetchApplications({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(listApplicationsOptions(api))
}

const wholeQuery = query<Schemas['Application']>()({
  expand: {
    applicationModule: { orderby: ['name'] },
    applicationFeature: { orderby: ['name'] },
    securityScopes: { orderby: ['scopeName'] },
    scopesDependencies: {},
  },
})

/** One application with its modules, features, scopes and what these require. */
export const getApplicationOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getApplication', id],
    queryFn: async ({ signal }) =>
      (await api.authorization.get('/v1/Applications({id})', { signal, path: { id }, query: wholeQuery }))
        .data,
    staleTime: 10_000,
  })

/** An application with all that belongs to it. */
export type WholeApplication = Awaited<
  ReturnType<NonNullable<ReturnType<typeof getApplicationOptions>['queryFn']>>
>

/** Asks for what the page of one application opens with. */
export function prefetchApplication({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getApplicationOptions(api, Number(params['applicationId'])))
}

/**
 * After a change: the application, the list and every list of scopes are fetched again.
 * @returns when what is shown of them is there
 */
export async function invalidateApplications(queryClient: QueryClient): Promise<void> {
  const operations = ['getApplication', 'listApplications', 'listScopes']
  await Promise.all(operations.map(operation => queryClient.invalidateQueries({ queryKey: [operation] })))
}

/** After it is deleted: asked for again it would only be missing. Not while a page still shows it, which would ask. */
export function forgetApplication(queryClient: QueryClient, id: number): void {
  queryClient.removeQueries({ queryKey: ['getApplication', id] })
}

export interface CreateApplicationVariables {
  body: BodyOf<Operations['createApplication']>
  /** One per opened form, so that a double click or another try creates one application. */
  idempotencyKey: string
}

export const createApplicationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createApplication'],
    mutationFn: async (variables: CreateApplicationVariables) =>
      (await api.authorization.post('/v1/Applications', variables)).data,
  })

export interface UpdateApplicationVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: BodyOf<Operations['updateApplication']>
}

export const updateApplicationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateApplication'],
    mutationFn: async ({ id, etag, body }: UpdateApplicationVariables) => {
      const path = { id }
      const answer = await api.authorization.patch('/v1/Applications({id})', { path, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

/** Something to delete, in the version that was looked at. */
export interface DeleteVariables {
  id: number
  etag: string
}

export const deleteApplicationOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteApplication'],
    mutationFn: async ({ id, etag }: DeleteVariables) => {
      await api.authorization.delete('/v1/Applications({id})', { path: { id }, ifMatch: etag })
    },
  })

import { query } from '@parvis/api-types/odata'
import type { Schemas } from '@parvis/api-types/authorization'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { allPages, type PageOfRows } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { DeleteVariables } from './queries.ts'

const pageQuery = (page: PageOfRows) =>
  query<Schemas['Scope']>()({
    select: ['id', 'scopeName', 'scopeDescription', 'scopeEnglishDescription', 'applicationId'],
    orderby: ['scopeName'],
    ...page,
  })

/** The scopes of all applications, by name, however many pages they take: what a scope may require. */
export const listKnownScopesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['listScopes', 'known'],
    queryFn: ({ signal }) =>
      allPages(page => api.authorization.get('/v1/Scopes', { signal, query: pageQuery(page) })),
    staleTime: 60_000,
  })

export type KnownScope = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listKnownScopesOptions>['queryFn']>>
>[number]

export interface CreateScopeVariables {
  body: BodyOf<Operations['createScope']>
  /** One per opened form, so that a double click or another try adds one scope. */
  idempotencyKey: string
}

export const createScopeOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createScope'],
    mutationFn: async (variables: CreateScopeVariables) =>
      (await api.authorization.post('/v1/Scopes', variables)).data,
  })

export interface UpdateScopeVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: BodyOf<Operations['updateScope']>
}

export const updateScopeOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateScope'],
    mutationFn: async ({ id, etag, body }: UpdateScopeVariables) => {
      const answer = await api.authorization.patch('/v1/Scopes({id})', { path: { id }, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export const deleteScopeOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteScope'],
    mutationFn: async ({ id, etag }: DeleteVariables) => {
      await api.authorization.delete('/v1/Scopes({id})', { path: { id }, ifMatch: etag })
    },
  })

export interface CreateDependencyVariables {
  body: BodyOf<Operations['createScopeDependency']>
  idempotencyKey: string
}

export const createDependencyOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createScopeDependency'],
    mutationFn: async (variables: CreateDependencyVariables) => {
      await api.authorization.post('/v1/ScopeDependencies', variables)
    },
  })

export const deleteDependencyOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteScopeDependency'],
    mutationFn: async ({ id, etag }: DeleteVariables) => {
      await api.authorization.delete('/v1/ScopeDependencies({id})', { path: { id }, ifMatch: etag })
    },
  })

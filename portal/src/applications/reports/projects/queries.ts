import type { Schemas } from '@parvis/api-types/portal'
import { query } from '@parvis/api-types/odata'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { chosenClient } from '../../../organisation/chosen-client.ts'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { projectIn } from './addresses.ts'

export type ProjectsQuery = GridPageQuery<Schemas['ReportProject']>

/** What the list shows of a project: not its reports. */
const listed = [
  'id',
  'name',
  'accountName',
  'engagementCode',
  'engagementDescription',
  'reportCount',
  'modifiedDate',
] as const

/** A part of the projects, with the number of all that match. */
export async function fetchProjects(api: Api, page: ProjectsQuery, signal: AbortSignal) {
  return (await api.portal.get('/v1/ReportProjects', { signal, query: { ...page, select: listed } })).data
}

/** A page of the list of projects. What was there stays while the next one is awaited. */
export const listProjectsOptions = (api: Api, page: ProjectsQuery) =>
  queryOptions({
    queryKey: ['listReportProjects', page],
    queryFn: ({ signal }) => fetchProjects(api, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A project as the list knows it. */
export type ListedProject = Awaited<ReturnType<typeof fetchProjects>>['value'][number]

/** One project with its reports, in the version that its form starts from. */
export const getProjectOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getReportProject', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/ReportProjects({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

/** One project. */
export type Project = Awaited<ReturnType<NonNullable<ReturnType<typeof getProjectOptions>['queryFn']>>>

/** Asks for what the page of one project opens with. */
export function prefetchProject({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getProjectOptions(api, Number(params['projectId'])))
}

/** Asks for what the form of one project opens with. */
export function prefetchEditedProject({ api, queryClient, url }: PrefetchContext): void {
  void queryClient.prefetchQuery(getProjectOptions(api, projectIn(url.searchParams)))
}

/** Clients that have a folder in the library, by name or number, page by page. */
export async function searchReportClients(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, page =>
    api.portal.get('/v1/ReportClients', {
      signal: search.signal,
      query: {
        select: ['id', 'accountLegalName', 'accountNumber'],
        orderby: ['accountLegalName', 'id'],
        ...page,
      },
    }),
  )
  return { options: found.map(chosenClient), ...rest }
}

const choiceQuery = query<Schemas['Report']>()({
  select: ['id', 'name', 'folderPath', 'engagementId', 'publicationStatus'],
  orderby: ['folderPath', 'name', 'id'],
})

/** All reports of a client, folder by folder: what a project of the client is made of. */
export const listReportChoicesOptions = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['listReports', { choicesOf: accountId }],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.portal.get('/v1/Reports', {
          signal,
          query: { ...choiceQuery, filter: ['accountId', 'eq', accountId], ...page },
        }),
      ),
    staleTime: 30_000,
  })

/** A report that a project may be made of. */
export type ReportChoice = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listReportChoicesOptions>['queryFn']>>
>[number]

/** After a change: refetches every query of projects. */
export function invalidateProjects(queryClient: QueryClient): void {
  for (const operation of ['listReportProjects', 'getReportProject'])
    void queryClient.invalidateQueries({ queryKey: [operation] })
}

/** After it is deleted: asked for again it would only be missing. Not while a page still shows it, which would ask. */
export function forgetProject(queryClient: QueryClient, id: number): void {
  queryClient.removeQueries({ queryKey: ['getReportProject', id] })
}

export interface CreateProjectVariables {
  body: Schemas['ReportProjectForm']
  /** One per opened form, so that a double click or another try creates one project. */
  idempotencyKey: string
}

export const createProjectOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createReportProject'],
    mutationFn: async (variables: CreateProjectVariables) =>
      (await api.portal.post('/v1/ReportProjects', variables)).data,
  })

export interface UpdateProjectVariables {
  id: number
  /** The version that the author has seen. */
  etag: string
  body: Schemas['ReportProjectPatch']
}

export const updateProjectOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateReportProject'],
    mutationFn: async ({ id, etag, body }: UpdateProjectVariables) => {
      const answer = await api.portal.patch('/v1/ReportProjects({id})', { path: { id }, ifMatch: etag, body })
      return { ...answer.data, '@odata.etag': answer.etag ?? '"0"' }
    },
  })

export const deleteProjectOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteReportProject'],
    mutationFn: async ({ id, etag }: { id: number; etag: string }) => {
      await api.portal.delete('/v1/ReportProjects({id})', { path: { id }, ifMatch: etag })
    },
  })

import type { Schemas } from '@parvis/api-types/portal'
import { query } from '@parvis/api-types/odata'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { allPages } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import type { PrefetchContext } from '../../../routing/route.ts'

/** Clients that the tree begins with, and how many more it asks for at a time. */
const clientsAtOnce = 200
/** What a search of the tree finds at most, of clients and of folders. */
const foundAtOnce = 20

/**
 * Clients of the library by name, a part at a time, or the first that a search finds, with the number of all that match.
 * @param part of all, counted from 0
 */
export const listReportClientsOptions = (api: Api, search: string, part = 0) =>
  queryOptions({
    queryKey: ['listReportClients', search, part],
    queryFn: async ({ signal }) => {
      const { data } = await api.portal.get('/v1/ReportClients', {
        signal,
        query: {
          orderby: ['accountLegalName', 'id'],
          top: search === '' ? clientsAtOnce : foundAtOnce,
          skip: part * clientsAtOnce,
          count: true,
          ...(search !== '' && { search }),
        },
      })
      return { clients: data.value, count: data['@odata.count'] ?? data.value.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** A client of the library. */
export type ReportClient = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listReportClientsOptions>['queryFn']>>
>['clients'][number]

/** One client of the library; null when it has nothing for the reader. */
export const reportClientOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['listReportClients', { id }],
    queryFn: async ({ signal }) => {
      const { data } = await api.portal.get('/v1/ReportClients', {
        signal,
        query: { filter: ['id', 'eq', id], top: 1 },
      })
      return data.value[0] ?? null
    },
    staleTime: 30_000,
  })

/** The folders that a search finds, of any client. */
export const findReportFoldersOptions = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['listReportFolders', { search }],
    queryFn: async ({ signal }) => {
      const { data } = await api.portal.get('/v1/ReportFolders', {
        signal,
        query: { search, select: ['id', 'accountId'], orderby: ['name', 'id'], top: foundAtOnce },
      })
      return data.value
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** All folders of a client, by name. */
export const listReportFoldersOptions = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['listReportFolders', accountId],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.portal.get('/v1/ReportFolders', {
          signal,
          query: { filter: ['accountId', 'eq', accountId], orderby: ['name', 'id'], ...page },
        }),
      ),
    staleTime: 30_000,
  })

/** A folder of the library. */
export type ReportFolder = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listReportFoldersOptions>['queryFn']>>
>[number]

const entryQuery = query<Schemas['Report']>()({
  select: ['id', 'name', 'folderId', 'reportUrl', 'publicationStatus', 'isModified'],
  orderby: ['name', 'id'],
})

/** The reports of a client as entries of the tree, by name. */
export const listReportEntriesOptions = (api: Api, accountId: number) =>
  queryOptions({
    queryKey: ['listReports', { entriesOf: accountId }],
    queryFn: ({ signal }) =>
      allPages(page =>
        api.portal.get('/v1/Reports', {
          signal,
          query: { ...entryQuery, filter: ['accountId', 'eq', accountId], ...page },
        }),
      ),
    staleTime: 30_000,
  })

/** A report as an entry of the tree. */
export type ReportEntry = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listReportEntriesOptions>['queryFn']>>
>[number]

export type ReportsQuery = GridPageQuery<Schemas['Report']>

/** A part of the reports, with the number of all that match. */
export async function fetchReports(api: Api, page: ReportsQuery, signal: AbortSignal) {
  return (await api.portal.get('/v1/Reports', { signal, query: page })).data
}

/** A page of a list of reports. What was there stays while the next one is awaited. */
export const listReportsOptions = (api: Api, page: ReportsQuery) =>
  queryOptions({
    queryKey: ['listReports', page],
    queryFn: ({ signal }) => fetchReports(api, page, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A report as lists know it. */
export type ListedReport = Awaited<ReturnType<typeof fetchReports>>['value'][number]

/** One report, in the version that its form starts from. */
export const getReportOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getReport', id],
    queryFn: async ({ signal }) => (await api.portal.get('/v1/Reports({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

/** One report. */
export type Report = Awaited<ReturnType<NonNullable<ReturnType<typeof getReportOptions>['queryFn']>>>

/** Asks for what the tree opens with. */
export function prefetchLibrary({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(listReportClientsOptions(api, ''))
}

/** Asks for what the page of one report opens with. */
export function prefetchReport({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(getReportOptions(api, Number(params['reportId'])))
}

/** What is asked for of one report, whose key follows the operation. */
const ofOneReport = ['getReport', 'getReportAccess', 'listReportReaders']

/**
 * After a change: refetches every query of the library.
 * @param goneReport one that was just deleted: the page that is being left asks for nothing of it any more
 */
export function invalidateLibrary(queryClient: QueryClient, goneReport?: number): void {
  const isGone = ([operation, key]: readonly unknown[]) =>
    goneReport !== undefined && ofOneReport.includes(String(operation)) && key === goneReport
  for (const operation of [
    'listReportClients',
    'listReportFolders',
    'listReports',
    'listReportDeletions',
    ...ofOneReport,
    'listReportsOfContact',
    'assessReportChange',
    'assessReportFolderChange',
  ])
    void queryClient.invalidateQueries({
      queryKey: [operation],
      predicate: ({ queryKey }) => !isGone(queryKey),
    })
  // Who comes back to its address is not shown what it was.
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isGone(queryKey),
    refetchType: 'none',
  })
}

export const markFavouriteReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['markFavouriteReport'],
    mutationFn: async ({ id, isFavourite }: { id: number; isFavourite: boolean }) =>
      (await api.portal.post('/v1/Reports({id})/Favourite', { path: { id }, body: { isFavourite } })).data,
  })

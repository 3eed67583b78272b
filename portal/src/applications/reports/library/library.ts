import { readOptions, type ReadOf, type RowOf } from '@parvis/api-types/calls'
import { listReportClients, listReportFolders } from '@parvis/api-types/calls/report-folders'
import { getReport, listReports } from '@parvis/api-types/calls/reports'
import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData } from '@tanstack/react-query'
import { readAllOptions, type AskedRow } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { manageScope } from './application.ts'

/** Whether the signed-in person administers reports. Clients never do. For showing only: the services check each call. */
export function useMayManage(): boolean {
  const { type, scopes } = usePerson()
  return type === 'Collaborateur' && scopes.has(manageScope)
}

/** A client of the library. */
export type ReportClient = RowOf<'listReportClients'>
/** A folder of the library. */
export type ReportFolder = RowOf<'listReportFolders'>
/** A report as lists know it. */
export type ListedReport = RowOf<'listReports'>
/** One report. */
export type Report = ReadOf<'getReport'>

export const sayNotListed = explain<'listReports' | 'listReportClients' | 'listReportFolders'>({})

const denied = { 'report-access-denied': 'reports:problem.denied' } as const
export const sayNotRead = explain<'getReport' | 'markFavouriteReport'>(denied)

export const sayNotDownloaded = explain<'getReportDownload'>({
  ...denied,
  'not-found': 'reports:problem.fileMissing',
})

/** What the tree shows is asked for again after this time. */
const ofTree = { staleTime: 30_000 }
/** Clients that the tree begins with, and how many more it asks for at a time. */
const clientsAtOnce = 200
/** What a search of the tree finds at most, of clients and of folders. */
const foundAtOnce = 20

/**
 * Clients of the library by name, a part at a time, or the first that a search finds, with the number of all that match.
 * @param part of all, counted from 0
 */
export const clientsOptions = (api: Api, search: string, part = 0) => ({
  ...readOptions(api, listReportClients, {
    query: {
      orderby: ['accountLegalName', 'id'],
      top: search === '' ? clientsAtOnce : foundAtOnce,
      skip: part * clientsAtOnce,
      count: true,
      ...(search !== '' && { search }),
    },
  }),
  placeholderData: keepPreviousData,
  ...ofTree,
})

/** One client of the library; null when it has nothing for the reader. */
export const clientOptions = (api: Api, id: number) => ({
  ...readOptions(api, listReportClients, { query: { filter: ['id', 'eq', id], top: 1 } }),
  select: ({ value: [client] }: { value: ReportClient[] }) => client ?? null,
  ...ofTree,
})

/** The folders that a search finds, of any client. */
export const foundFoldersOptions = (api: Api, search: string) => ({
  ...readOptions(api, listReportFolders, {
    query: { search, select: ['id', 'accountId'], orderby: ['name', 'id'], top: foundAtOnce },
  }),
  placeholderData: keepPreviousData,
  ...ofTree,
})

/** All folders of a client, by name. */
export const foldersOptions = (api: Api, accountId: number) => ({
  ...readAllOptions(api, listReportFolders, {
    filter: ['accountId', 'eq', accountId],
    orderby: ['name', 'id'],
  }),
  ...ofTree,
})

const ofEntry = {
  select: ['id', 'name', 'folderId', 'reportUrl', 'publicationStatus', 'isModified'],
  orderby: ['name', 'id'],
} as const

/** A report as an entry of the tree. */
export type ReportEntry = AskedRow<'listReports', typeof ofEntry>

/** The reports of a client as entries of the tree, by name. */
export const entriesOptions = (api: Api, accountId: number) => ({
  ...readAllOptions(api, listReports, { ...ofEntry, filter: ['accountId', 'eq', accountId] }),
  ...ofTree,
})

export type ReportsQuery = GridPageQuery<Schemas['Report']>

/** A page of a list of reports. What was there stays while the next one is awaited. */
export const reportsOptions = (api: Api, query: ReportsQuery) => ({
  ...readOptions(api, listReports, { query }),
  placeholderData: keepPreviousData,
  staleTime: 10_000,
})

/** One report, in the version that its form starts from. */
export const reportOptions = (api: Api, id: number) => ({
  ...readOptions(api, getReport, { path: { id } }),
  staleTime: 10_000,
})

/** Asks for what the tree opens with. */
export function prefetchLibrary({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(clientsOptions(api, ''))
}

/** Asks for what the page of one report opens with. */
export function prefetchReport({ api, queryClient, params }: PrefetchContext): void {
  void queryClient.prefetchQuery(reportOptions(api, Number(params['reportId'])))
}

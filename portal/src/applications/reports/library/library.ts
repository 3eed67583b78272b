import { readOptions, type ReadOf, type RowOf } from '@parvis/api-types/calls'
import { listReportClients, listReportFolders } from '@parvis/api-types/calls/report-folders'
import { getReport, listReports } from '@parvis/api-types/calls/reports'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { keepPreviousData } from '@tanstack/react-query'
import { readAllOptions, type AskedRow } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { administrationPath } from './addresses.ts'
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
/** One report. */
export type Report = ReadOf<'getReport'>

/** How each status of a report looks. Not beside the lists: their columns bring the grid with them. */
export const statusLooks = {
  draft: 'draft',
  published: 'success',
  withdrawn: 'warning',
} as const satisfies Record<Report['publicationStatus'], StatusBadgeKind>

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

/** One report in the administration. Who may not read it learns nothing of it. */
export const reportRecord = defineRecord(getReport, 'reports', {
  param: 'reportId',
  list: administrationPath,
  absent: ['report-access-denied'],
  say: sayNotRead,
})

/** Asks for what the tree opens with. */
export function prefetchLibrary({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(clientsOptions(api, ''))
}

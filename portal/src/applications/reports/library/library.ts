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

/**
 * Whether the signed-in person may administer reports, which clients never may. Only decides what to show, as the
 * services check each call.
 */
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

/**
 * The badge of each status of a report. It is not defined beside the lists, because importing their columns would load
 * the grid.
 */
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

/** The data of the tree is refetched after this time. */
const ofTree = { staleTime: 30_000 }
/** How many clients the tree loads at first, and with each further request. */
const clientsAtOnce = 200
/** The most clients, and the most folders, that a search of the tree finds. */
const foundAtOnce = 20

/**
 * Clients of the library by name, in parts, or the first matches of a search, with the total number.
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

/** One client of the library; null if it has nothing for the reader. */
export const clientOptions = (api: Api, id: number) => ({
  ...readOptions(api, listReportClients, { query: { filter: ['id', 'eq', id], top: 1 } }),
  select: ({ value: [client] }: { value: ReportClient[] }) => client ?? null,
  ...ofTree,
})

/** The folders of any client that match a search. */
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

/** One report in the administration. People who may not read it learn nothing about it. */
export const reportRecord = defineRecord(getReport, 'reports', {
  param: 'reportId',
  list: administrationPath,
  absent: ['report-access-denied'],
  say: sayNotRead,
})

/** Prefetches what the tree needs first. */
export function prefetchLibrary({ api, queryClient }: PrefetchContext): void {
  void queryClient.prefetchQuery(clientsOptions(api, ''))
}

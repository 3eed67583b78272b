import { readOptions, type ReadOf, type RowOf } from '@parvis/api-types/calls'
import { getReportEmbed, getSavedBookmark, listSavedBookmarks } from '@parvis/api-types/calls/report-viewer'
import { getReport, getReportByPath } from '@parvis/api-types/calls/reports'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { isOfBookmark, placeOf } from './rules/place.ts'

const staleTime = 10_000
export const denied = { 'report-access-denied': 'reportViewer:refused.text' } as const
export const bookmarkGone = { 'not-found': 'reportViewer:problem.bookmarkGone' } as const

/** The report at a path of the portal. */
export const reportByPathOptions = (api: Api, path: string) => ({
  ...readOptions(api, getReportByPath, { query: { path } }),
  staleTime,
})

const viewed = [
  'id',
  'name',
  'accountId',
  'accountName',
  'folderId',
  'folderPath',
  'height',
  'width',
  'versionDate',
  'isFavourite',
  'mayDownload',
  'securityModel',
] as const

/** A report by its key. */
export const reportOptions = (api: Api, id: number) => ({
  ...readOptions(api, getReport, {
    path: { id },
    query: { select: [...viewed] },
  }),
  staleTime,
})

/** A report as the viewer shows it. */
export type ViewedReport = Pick<ReadOf<'getReportByPath'>, (typeof viewed)[number]>

export const sayNoReport = explain<'getReport' | 'getReportByPath'>(denied)

/** The address and token of a report. The token is kept for as long as the report is shown, and renewed separately. */
export const embedOptions = (api: Api, id: number) => ({
  ...readOptions(api, getReportEmbed, { path: { id } }),
  staleTime: Infinity,
  gcTime: 0,
})

export type Embed = ReadOf<'getReportEmbed'>

/** The bookmarks of a report that the person saved or that others share. */
export const bookmarksOptions = (api: Api, reportId: number) => ({
  ...readOptions(api, listSavedBookmarks, { path: { id: reportId } }),
  staleTime,
})

export type SavedBookmark = RowOf<'listSavedBookmarks'>

/** The bookmark that an address names. */
export const bookmarkOptions = (api: Api, id: number) => ({
  ...readOptions(api, getSavedBookmark, { path: { id } }),
  staleTime,
})

export const sayNoBookmark = explain<'getSavedBookmark'>(bookmarkGone)

/** Prefetches what the viewer needs first. */
export function prefetchViewer({ api, queryClient, url }: PrefetchContext): void {
  const { path, id } = placeOf(url.searchParams)
  if (id !== undefined && isOfBookmark(url.pathname)) void queryClient.prefetchQuery(bookmarkOptions(api, id))
  else if (id !== undefined) void queryClient.prefetchQuery(reportOptions(api, id))
  else if (path !== undefined) void queryClient.prefetchQuery(reportByPathOptions(api, path))
}

import { query } from '@parvis/api-types/odata'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { Schemas } from '@parvis/api-types/portal'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../api/search-page.ts'
import type { PrefetchContext } from '../../../routing/route.ts'
import { placeOf } from './rules/place.ts'

/** The report that an address of the portal names. */
export const reportByPathOptions = (api: Api, path: string) =>
  queryOptions({
    queryKey: ['getReportByPath', path],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/ReportByPath', { signal, query: { path } })).data,
    staleTime: 10_000,
  })

const fields = [
  'id',
  'name',
  'accountName',
  'folderPath',
  'height',
  'mayDownload',
] as const satisfies readonly (keyof Schemas['Report'])[]
const reportQuery = query<Schemas['Report']>()({ select: fields })

/** A report by its key. */
export const reportOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getReport', 'viewer', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/Reports({id})', { signal, path: { id }, query: reportQuery })).data,
    staleTime: 10_000,
  })

/** Address and a new token. */
export async function askForEmbed(api: Api, id: number, signal?: AbortSignal): Promise<Embed> {
  const init = { path: { id }, ...(signal && { signal }) }
  return (await api.portal.get('/v1/Reports({id})/Embed', init)).data
}

/** What a report is first shown with. Its token is kept for as long as the report is shown, and replaced beside it. */
export const embedOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getReportEmbed', id],
    queryFn: ({ signal }) => askForEmbed(api, id, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

export type Embed = Schemas['ReportEmbed']

/** The bookmarks of a report that the person saved or that others share. */
export const bookmarksOptions = (api: Api, reportId: number) =>
  queryOptions({
    queryKey: ['listSavedBookmarks', reportId],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/Reports({id})/Bookmarks', { signal, path: { id: reportId } })).data.value,
    staleTime: 10_000,
  })

export type SavedBookmark = Schemas['SavedBookmark']

/** A bookmark that an address names. */
export const bookmarkOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['getSavedBookmark', id],
    queryFn: async ({ signal }) =>
      (await api.portal.get('/v1/SavedBookmarks({id})', { signal, path: { id } })).data,
    staleTime: 10_000,
  })

/** Asks for what the viewer opens with. */
export function prefetchViewer({ api, queryClient, url }: PrefetchContext): void {
  const { path, bookmark } = placeOf(url.searchParams)
  if (bookmark !== undefined) void queryClient.prefetchQuery(bookmarkOptions(api, bookmark))
  else if (path !== undefined) void queryClient.prefetchQuery(reportByPathOptions(api, path))
}

/** Reports whose name or file has these words, page by page. */
export async function searchReports(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, page =>
    api.portal.get('/v1/Reports', {
      signal: search.signal,
      query: { orderby: ['name', 'id'], select: ['id', 'name', 'accountName', 'folderPath'], ...page },
    }),
  )
  return {
    options: found.map(({ id, name, accountName, folderPath }) => ({
      id: String(id),
      label: name,
      description: `${accountName} – ${folderPath}`,
    })),
    ...rest,
  }
}

/** Notes that the person opens a report. */
export const openReportOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['openReport'],
    mutationFn: async ({ id, idempotencyKey }: { id: number; idempotencyKey: string }) =>
      (await api.portal.post('/v1/Reports({id})/Open', { path: { id }, idempotencyKey })).data,
  })

export interface CreateBookmarkVariables {
  reportId: number
  body: BodyOf<Operations['createSavedBookmark']>
  /** One for each try that is meant anew. */
  idempotencyKey: string
}

export const createBookmarkOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createSavedBookmark'],
    mutationFn: async ({ reportId, body, idempotencyKey }: CreateBookmarkVariables) =>
      (await api.portal.post('/v1/Reports({id})/Bookmarks', { path: { id: reportId }, body, idempotencyKey }))
        .data,
  })

export interface ChangedBookmark {
  id: number
  /** Its ETag. */
  version: string
}

export const updateBookmarkOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['updateSavedBookmark'],
    mutationFn: async ({
      id,
      version,
      body,
    }: ChangedBookmark & { body: BodyOf<Operations['updateSavedBookmark']> }) =>
      (await api.portal.patch('/v1/SavedBookmarks({id})', { path: { id }, body, ifMatch: version })).data,
  })

export const deleteBookmarkOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteSavedBookmark'],
    mutationFn: async ({ id, version }: ChangedBookmark) => {
      await api.portal.delete('/v1/SavedBookmarks({id})', { path: { id }, ifMatch: version })
    },
  })

export const moveBookmarkOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['moveSavedBookmark'],
    mutationFn: async ({ id, beforeId }: { id: number; beforeId: number | null }) =>
      (await api.portal.post('/v1/SavedBookmarks({id})/Move', { path: { id }, body: { beforeId } })).data,
  })

export const defaultBookmarkOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['markDefaultBookmark'],
    mutationFn: async ({ id, isDefault }: { id: number; isDefault: boolean }) =>
      (await api.portal.post('/v1/SavedBookmarks({id})/Default', { path: { id }, body: { isDefault } })).data,
  })

/** After a change of the bookmarks they are asked for again. */
export function invalidateBookmarks(queryClient: QueryClient): void {
  for (const operation of ['listSavedBookmarks', 'getSavedBookmark'])
    void queryClient.invalidateQueries({ queryKey: [operation] })
}

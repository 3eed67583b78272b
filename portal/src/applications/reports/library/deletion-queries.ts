import type { Schemas } from '@parvis/api-types/portal'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import type { GridPageQuery } from '../../../api/grid-query.ts'

export type DeletionsQuery = GridPageQuery<Schemas['ReportDeletion']>

/** A part of what was deleted, with the number of all that matches. It is filtered and not searched. */
export async function fetchDeletions(
  api: Api,
  { search: _search, ...query }: DeletionsQuery,
  signal: AbortSignal,
) {
  return (await api.portal.get('/v1/ReportDeletions', { signal, query })).data
}

/** A page of what was deleted. What was there stays while the next one is awaited. */
export const listDeletionsOptions = (api: Api, query: DeletionsQuery) =>
  queryOptions({
    queryKey: ['listReportDeletions', query],
    queryFn: ({ signal }) => fetchDeletions(api, query, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A folder or a report that was deleted, as the list knows it. */
export type Deletion = Awaited<ReturnType<typeof fetchDeletions>>['value'][number]

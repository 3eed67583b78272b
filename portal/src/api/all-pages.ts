import { readOptions, type Call, type ReadQuery } from '@parvis/api-types/calls'
import type { ReadData, ReadInit } from '@parvis/api-types/client'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { Api } from './clients.ts'

/** Rows per request. The services treat a page of more than 500 rows as an export and count it as one. */
const pageSize = 500

/** The paging parameters of one request. */
export interface PageOfRows {
  top: number
  skip: number
}

/**
 * Reads every row of a collection that is small enough to load completely, however many pages it takes.
 * @param readPage requests one page, in a deterministic order
 */
export async function allPages<Row>(
  readPage: (page: PageOfRows) => Promise<{ data: { value: Row[] } }>,
  skip = 0,
): Promise<Row[]> {
  const { value } = (await readPage({ top: pageSize, skip })).data
  // With $top the services do not say whether there is more: a page that is not full is the last one.
  return value.length < pageSize ? value : [...value, ...(await allPages(readPage, skip + pageSize))]
}

/** The row type that a list returns for a query. */
export type AskedRow<Id extends OperationId, Q> =
  ReadData<Operations[Id], Q> extends { value: (infer Row)[] } ? Row : never

/**
 * Query options for every row of a collection that is small enough to load completely.
 *
 * @param query filter, expansion and order, which must be deterministic; ordered by `id` by default
 */
export function readAllOptions<Id extends OperationId, const Q extends ReadQuery<Id> = ReadQuery<Id>>(
  api: Api,
  call: Call<Id>,
  query?: ReadInit<Operations[Id], Q>['query'],
) {
  const asked = { orderby: ['id'], ...(query as object | undefined) }
  return {
    queryKey: [call.id, 'all', asked] as readonly unknown[],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AskedRow<Id, Q>[]> =>
      allPages(async page => {
        // The type of the query has already been checked against the operation.
        const init = { query: { ...asked, ...page } } as unknown as Parameters<typeof readOptions<Id>>[2]
        const data = (await readOptions(api, call, init).queryFn({ signal })) as { value: AskedRow<Id, Q>[] }
        return { data }
      }),
    staleTime: 10_000,
  }
}

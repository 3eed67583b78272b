import { readOptions, type Call, type ReadQuery } from '@parvis/api-types/calls'
import type { ReadData, ReadInit } from '@parvis/api-types/client'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { Api } from './clients.ts'

/** Rows of one request. The services take pages of more than 500 for an export and count them. */
const pageSize = 500

/** What one request of a collection asks for. */
export interface PageOfRows {
  top: number
  skip: number
}

/**
 * Every row of a collection that is small enough to be held, however many pages it takes.
 * @param readPage asks for one page, in an order that is the same each time
 */
export async function allPages<Row>(
  readPage: (page: PageOfRows) => Promise<{ data: { value: Row[] } }>,
  skip = 0,
): Promise<Row[]> {
  const { value } = (await readPage({ top: pageSize, skip })).data
  // With $top the services do not say whether there is more: a page that is not full is the last one.
  return value.length < pageSize ? value : [...value, ...(await allPages(readPage, skip + pageSize))]
}

/** One of the rows that a list answers when it is asked in this way. */
export type AskedRow<Id extends OperationId, Q> =
  ReadData<Operations[Id], Q> extends { value: (infer Row)[] } ? Row : never

/**
 * The options of a query for every row of a collection that is small enough to be held.
 *
 * @param query which rows, what comes with them, and in which order, which must be the same each time: by `id` if not said
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
        // What is asked was held against the operation by the type of the query.
        const init = { query: { ...asked, ...page } } as unknown as Parameters<typeof readOptions<Id>>[2]
        const data = (await readOptions(api, call, init).queryFn({ signal })) as { value: AskedRow<Id, Q>[] }
        return { data }
      }),
    staleTime: 10_000,
  }
}

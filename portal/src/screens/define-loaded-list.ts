import type { Call, ReadQuery } from '@parvis/api-types/calls'
import type { ReadInit } from '@parvis/api-types/client'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { GridView } from '@parvis/design-system/grid-view'
import { readAllOptions, type AskedRow } from '../api/all-pages.ts'
import type { Api } from '../api/clients.ts'
import type { Say } from '../api/problem-messages.ts'
import type { PrefetchContext } from '../routing/route.ts'
import {
  besideOf,
  clientColumnOf,
  gridColumns,
  type AnyList,
  type GroupOf,
  type ListNamespace,
  type LoadedColumn,
  type PartTexts,
  type TitledColumn,
} from './define-list.ts'

export interface LoadedListOptions<Id extends OperationId, N extends ListNamespace, Q, Group> {
  /** Filter, expansion and order, which must be deterministic. @default by `id` */
  query?: ReadInit<Operations[Id], Q>['query']
  columns: readonly LoadedColumn<AskedRow<Id, Q>, TitledColumn<N>>[]
  /** The group of the application's texts to use. @default 'list' */
  group?: Group
  /** The sorting that the grid applies and shows unless the address names another. @default the order of the rows */
  sort?: GridView['sort']
  /** Explains why the rows failed to load. */
  say: Say
}

/** A list whose rows are loaded all at once: the browser sorts, searches, filters and exports them. */
export interface LoadedList<Row, N extends ListNamespace, Group extends string = 'list'>
  extends AnyList<Row, N, Group> {
  kind: 'loaded'
  sort?: GridView['sort']
  options: (api: Api) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Row[]>
    staleTime: number
  }
  /** Prefetches the rows, in parallel with the code of the screen. */
  prefetch: (context: Pick<PrefetchContext, 'api' | 'queryClient'>) => void
}

/** The row type of a list, with its expansions: `type Listed = ListedIn<typeof applicationList>`. */
export type ListedIn<List> = List extends { kind: 'loaded'; options: (api: Api) => { queryFn: infer Ask } }
  ? Ask extends (context: never) => Promise<(infer Row)[]>
    ? Row
    : never
  : never

/**
 * Declares a list that is small enough to load completely. Unlike with `defineList`, a column may show a computed
 * value (`value`), and rows may include related data (`query.expand`). For a list below a parent, write a function of
 * the parent's key: `const keysOf = (consumerId: number) => defineLoadedList(…)`.
 *
 * @param call the read operation of the contract that returns the rows, however many pages they take
 * @param namespace of the texts: `list`, or `group`, for the page, `column` for the titles
 */
export function defineLoadedList<
  Id extends OperationId,
  const N extends ListNamespace,
  const Q extends ReadQuery<Id> = ReadQuery<Id>,
  const Group extends GroupOf<N, PartTexts> = 'list' & GroupOf<N, PartTexts>,
>(
  call: Call<Id>,
  namespace: N,
  { query, columns, group, sort, say }: LoadedListOptions<Id, N, Q, Group>,
): LoadedList<AskedRow<Id, Q>, N, Group> {
  type Row = AskedRow<Id, Q>
  const options = (api: Api) => readAllOptions<Id, Q>(api, call, query)
  return {
    kind: 'loaded',
    namespace,
    group: group ?? ('list' as Group),
    ...(sort && { sort }),
    say,
    columns: (t, locale) =>
      gridColumns(columns as readonly LoadedColumn<Row, string>[], namespace, { t, locale }),
    clientColumn: clientColumnOf(columns),
    beside: besideOf(columns),
    options,
    prefetch: ({ api, queryClient }) => void queryClient.prefetchQuery(options(api)),
  }
}

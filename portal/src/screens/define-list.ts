import { readOptions, type Call, type ReadQuery, type RowOf } from '@parvis/api-types/calls'
import type { ReadInit } from '@parvis/api-types/client'
import type { Filter } from '@parvis/api-types/odata-types'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { fittingFilters, readGridView, type GridView } from '@parvis/design-system/grid-view'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { keepPreviousData } from '@tanstack/react-query'
import type { Api } from '../api/clients.ts'
import {
  exportSource,
  gridPageQuery,
  type GridField,
  type GridFields,
  type GridPageQuery,
} from '../api/grid-query.ts'
import type { Say } from '../api/problem-messages.ts'
import { sayKey, type TextKey } from '../i18n/keys.ts'
import type { Namespace, TextNamespaces, Translate } from '../i18n/translations.ts'
import type { PrefetchContext } from '../routing/route.ts'
import { listViewsOptions } from './list-views.ts'

/** The words of a list and of its columns, in the texts of its application. */
export interface ListTexts {
  title: string
  sentence: string
  failed: string
  emptyTitle: string
  empty: string
  /** The name of an exported file, without its extension. */
  fileName: string
}

/** The words of a list that is a part of a page. */
export type PartTexts = Omit<ListTexts, 'sentence'>

/** The applications that have lists: their texts have `column`, and a group for each list (`GroupOf`). */
export type ListNamespace = {
  [N in Namespace]: TextNamespaces[N] extends { column: object } ? N : never
}[Namespace]

/** The groups of an application's texts that have these words: `list`, or another one where it has several lists. */
export type GroupOf<N extends Namespace, Words> = {
  [Group in keyof TextNamespaces[N] & string]: TextNamespaces[N][Group] extends Words ? Group : never
}[keyof TextNamespaces[N] & string]

export type TitledColumn<N extends ListNamespace> = keyof TextNamespaces[N]['column' &
  keyof TextNamespaces[N]] &
  string
type Named<Row> = keyof Row & string

/** What a column says beside what its field says of it. */
export interface ColumnParts<Row>
  extends Omit<GridColumn<Row>, 'id' | 'title' | 'group' | 'value' | 'choices' | 'href'> {
  /** Stands there where the field is empty: an e-mail where there is no name. */
  or?: Named<Row>
  /** The field that is shown and ordered by in English; a text that is looked for is found in both. @default the same */
  inEnglish?: Named<Row>
  /** It says which client a row is of: clients do not see it while all rows are of the same one. @default false */
  isClient?: boolean
  /** Where a link leads, by the key of the row, or by what else is known of it. */
  href?: (id: number, row: Row) => string
  /** What is shown and exported where it is not the field alone: "31 of 40". @default the field */
  value?: (row: Row, said: Said) => CellValue
  /** The values of a `choice`, in the order in which they are sorted: `choicesOf`. */
  choices?: readonly Choice[]
}

/**
 * A column by the field of the contract that it shows, and is ordered and filtered by. Its words are `column.<id>` of the
 * application; the id stands in addresses and is the field's name unless it says another.
 */
export type ListColumn<Row, Title extends string> = ColumnParts<Row> &
  ({ field: Named<Row> & Title; id?: never } | { field: Named<Row>; id: Title })

interface Choice {
  id: string
  text: TextKey
  status?: StatusBadgeKind
}

/** The values of a choice with their words: `choicesOf('publications:status', Publication.status.values, statusLooks)`. */
export function choicesOf<Prefix extends string, Value extends string>(
  prefix: Prefix & (`${Prefix}.${Value}` extends TextKey ? unknown : never),
  values: readonly Value[],
  looks?: Readonly<Record<Value, StatusBadgeKind | undefined>>,
): Choice[] {
  return values.map(id => {
    const status = looks?.[id]
    return { id, text: `${prefix}.${id}` as TextKey, ...(status && { status }) }
  })
}

/** A column whose rows are all in the browser: it may show what is worked out of a row as well. */
export type LoadedColumn<Row, Title extends string> =
  | ListColumn<Row, Title>
  | (ColumnParts<Row> & {
      id: Title
      field?: never
      /** By this it is sorted, searched, filtered and exported. */
      value: (row: Row, said: Said) => CellValue
    })

type CellValue = string | number | boolean | null | undefined
/** What a text is said with. */
interface Said {
  t: Translate
  locale: Locale
}

/** The field that a column shows in a language. */
function fieldIn<Field extends string | undefined>(
  locale: Locale,
  column: { field: Field; inEnglish?: Field | undefined },
): Field {
  return locale === 'en' ? (column.inEnglish ?? column.field) : column.field
}

/** Columns as the grid takes them, with their words. */
export function gridColumns<Row>(
  columns: readonly LoadedColumn<Row, string>[],
  namespace: Namespace,
  said: Said,
): GridColumn<Row>[] {
  return columns.map(declared => {
    const {
      href,
      choices,
      or,
      inEnglish,
      isClient: _isClient,
      id: own,
      field: french,
      value,
      ...column
    } = declared
    const field = fieldIn<Named<Row> | undefined>(said.locale, { field: french, inEnglish })
    // A column has one of them.
    const id = own ?? french
    const valueOf = (row: Row) =>
      value
        ? value(row, said)
        : (((field === undefined ? undefined : row[field]) ??
            (or === undefined ? undefined : row[or])) as CellValue)
    return {
      ...column,
      id,
      title: sayKey(said.t, `${namespace}:column.${id}` as TextKey),
      value: valueOf,
      ...(href && { href: (row: Row) => href(Number(Reflect.get(row as object, 'id')), row) }),
      ...(choices && {
        choices: choices.map(({ text, ...choice }) => ({ ...choice, label: sayKey(said.t, text) })),
      }),
    }
  })
}

const kinds = {
  link: 'text',
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  choice: 'choice',
  date: 'day',
  dateTime: 'moment',
} as const satisfies Record<GridColumn<never>['type'], GridField<never>['kind']>

const pageSize = 50

export type ListOptions<Id extends OperationId, N extends ListNamespace, Group> = PathOption<Id> & {
  columns: readonly ListColumn<RowOf<Id>, TitledColumn<N>>[]
  /** The group of the application's texts with the words of the list. @default 'list' */
  group?: Group
  /** Which rows, whatever the reader filters by. @default all */
  filter?: Filter<RowOf<Id>>
  /** Beside what the columns show, what actions on a row need. @default nothing */
  also?: readonly Named<RowOf<Id>>[]
  /** The order where the reader has not said one. */
  order: readonly (Named<RowOf<Id>> | `${Named<RowOf<Id>>} desc`)[]
  /** Whether the services search it. @default true */
  isSearchable?: boolean
  /** Whether readers keep views of it under names of their own. @default false */
  hasOwnViews?: boolean
  /** Why the rows did not come. */
  say: Say
}

/** The keys in the path of a read, where it has some: the readers of a report are a list of that report. */
type PathOption<Id extends OperationId> =
  ReadInit<Operations[Id], object> extends { path: infer Path } ? { path: Path } : { path?: never }

/** What is known of a list, whether the services or the page sort and filter it. */
export interface AnyList<Row, N extends ListNamespace, Group extends string> {
  namespace: N
  /** Of its texts: its title, and what is said where there are no rows. */
  group: Group
  say: Say
  columns: (t: Translate, locale: Locale) => GridColumn<Row>[]
  /** The column that says which client a row is of; undefined where there is none. */
  clientColumn: string | undefined
}

/** Which column says which client a row is of. */
export function clientColumnOf(
  columns: readonly { id?: string; field?: string; isClient?: boolean }[],
): string | undefined {
  const column = columns.find(({ isClient }) => isClient)
  return column?.id ?? column?.field
}

/** A list that the services find, sort, page and export. */
export interface ServedList<Row, N extends ListNamespace, Group extends string = 'list'>
  extends AnyList<Row, N, Group> {
  kind: 'served'
  pageSize: number
  isSearchable: boolean
  /** By what name the services keep the reader's own views of it; undefined where they keep none. */
  ownViews: string | undefined
  /** The query of the page that a view asks for. What was there stays while the next one is awaited. */
  options: (api: Api, view: GridView, locale: Locale) => PageOptions<Row>
  /** All rows that match, part by part, for an export. */
  source: (api: Api, locale: Locale) => ReturnType<typeof exportSource<Row, Row>>
  /** Starts the query of the page that an address names, beside the code of its screen. */
  prefetch: (context: PrefetchContext) => void
}

interface PageOfList<Row> {
  value: readonly Row[]
  '@odata.count': number
}

interface PageOptions<Row> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<PageOfList<Row>>
  placeholderData: typeof keepPreviousData
  staleTime: number
}

/**
 * Declares a list once: its columns are the grid's, what is asked of the services (`$select`, `$orderby`, `$filter`), what
 * an export holds, and what a route asks for before the screen is there. Where it is a list of something, it is made of its
 * key: `const readersOf = (id: number) => defineList(listReportReaders, 'reports', { path: { id }, … })`.
 *
 * @param call the read of the contract that answers its rows
 * @param namespace of the texts: `list`, or `group`, for the page, `column` for the titles
 */
export function defineList<
  Id extends OperationId,
  const N extends ListNamespace,
  const Group extends GroupOf<N, PartTexts> = 'list' & GroupOf<N, PartTexts>,
>(
  call: Call<Id>,
  namespace: N,
  {
    path,
    columns,
    group,
    filter,
    also = [],
    order,
    isSearchable = true,
    hasOwnViews = false,
    say,
  }: ListOptions<Id, N, Group>,
): ServedList<RowOf<Id>, N, Group> {
  type Row = RowOf<Id>
  const fieldsIn = (locale: Locale): GridFields<Row> =>
    Object.fromEntries(
      columns.flatMap(column => {
        if (column.isSortable === false && column.isFilterable === false) return []
        const { inEnglish, type } = column
        const field = fieldIn(locale, column)
        // An address is read in either language.
        const other = inEnglish === undefined ? {} : { other: field === inEnglish ? column.field : inEnglish }
        return [[column.id ?? column.field, { field, kind: kinds[type], ...other }]]
      }),
    )
  const fields = { fr: fieldsIn('fr'), en: fieldsIn('en') }
  // Only what is shown is asked for: entities may be much larger than a row of theirs.
  const shown = columns.flatMap(({ field, inEnglish, or }) => [
    field,
    ...[inEnglish, or].filter(each => each !== undefined),
  ])
  const select = [...new Set(['id', ...shown, ...also])]
  const options = (api: Api, { search, filter: chosen, ...page }: GridPageQuery<Row>) => {
    const both = filter && chosen ? { and: [filter, chosen] } : (filter ?? chosen)
    return readOptions(api, call, {
      ...(path !== undefined && { path }),
      query: {
        select,
        ...page,
        ...(both && { filter: both }),
        ...(isSearchable && search !== undefined && { search }),
      },
      // The names of the fields were held against the entity by the types of the columns.
    } as unknown as Parameters<typeof readOptions<Id, ReadQuery<Id>>>[2]) as unknown as Pick<
      PageOptions<Row>,
      'queryKey' | 'queryFn'
    >
  }
  const known = columns.map(({ id, field, type, choices }) => ({
    id: id ?? field,
    type,
    choices: (choices ?? []).map(choice => ({ id: choice.id, label: choice.text })),
  }))
  const fitting = (view: GridView) => ({ ...view, filters: fittingFilters(known, view.filters) })
  const pageOptions = (api: Api, view: GridView, locale: Locale) => ({
    ...options(api, gridPageQuery<Row>(fields[locale], fitting(view), pageSize, order as never)),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const ownViews = hasOwnViews ? `${namespace}.${group ?? 'list'}` : undefined
  return {
    kind: 'served',
    namespace,
    group: group ?? ('list' as Group),
    ownViews,
    pageSize,
    isSearchable,
    say,
    columns: (t, locale) => gridColumns<Row>(columns, namespace, { t, locale }),
    clientColumn: clientColumnOf(columns),
    options: pageOptions,
    source: (api, locale) =>
      exportSource<Row, Row>(fields[locale], (query, signal) => options(api, query).queryFn({ signal })),
    prefetch: ({ api, queryClient, url, language }) => {
      void queryClient.prefetchQuery(pageOptions(api, readGridView(url.searchParams), language))
      if (ownViews !== undefined) void queryClient.prefetchQuery(listViewsOptions(api, ownViews))
    },
  }
}

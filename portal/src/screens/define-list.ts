import { readOptions, type Call, type ReadQuery, type RowOf } from '@parvis/api-types/calls'
import type { ReadInit } from '@parvis/api-types/client'
import type { Filter } from '@parvis/api-types/odata-types'
import type { OperationId, Operations } from '@parvis/api-types/operations'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import { readGridView, type GridView } from '@parvis/design-system/grid-view'
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

/** The texts of a list and its columns, in the texts of its application. */
export interface ListTexts {
  title: string
  sentence: string
  failed: string
  emptyTitle: string
  empty: string
  /** The name of the exported file, without its extension. */
  fileName: string
}

/** The texts of a list that is only part of a page. */
export type PartTexts = Omit<ListTexts, 'sentence'>

/** The namespaces that can have lists: their texts contain `column` and a group for each list (`GroupOf`). */
export type ListNamespace = {
  [N in Namespace]: TextNamespaces[N] extends { column: object } ? N : never
}[Namespace]

/**
 * The groups of an application's texts that contain `Words`: `list`, or another group where there are several lists.
 */
export type GroupOf<N extends Namespace, Words> = {
  [Group in keyof TextNamespaces[N] & string]: TextNamespaces[N][Group] extends Words ? Group : never
}[keyof TextNamespaces[N] & string]

export type TitledColumn<N extends ListNamespace> = keyof TextNamespaces[N]['column' &
  keyof TextNamespaces[N]] &
  string
type Named<Row> = keyof Row & string

/** What a column declares beyond its field. */
export interface ColumnParts<Row>
  extends Omit<GridColumn<Row>, 'id' | 'title' | 'group' | 'value' | 'choices' | 'href'> {
  /**
   * The field to show and filter by when the column's own is empty: an e-mail where there is no name. The services
   * still sort by the column's own.
   */
  or?: Named<Row>
  /** The field to show and sort by in English; a text filter matches both. @default the same */
  inEnglish?: Named<Row>
  /** Marks the column that names the client: hidden from clients while all rows are of the same one. @default false */
  isClient?: boolean
  /** The link target, from the row's key or its other fields. */
  href?: (id: number, row: Row) => string
  /** The parameter of the address that opens the row beside the list: `useBeside`. @default the row opens at `href` */
  beside?: string
  /** What to show and export, where it is more than the field: "31 of 40". @default the field */
  value?: (row: Row, said: Said) => CellValue
  /** The values of a `choice` in their sort order: `choicesOf`. */
  choices?: readonly Choice[]
}

/**
 * A column that shows, sorts and filters by a field of the contract. Its title is `column.<id>` in the application's
 * texts. The id also appears in addresses; it defaults to the field's name.
 */
export type ListColumn<Row, Title extends string> = ColumnParts<Row> &
  ({ field: Named<Row> & Title; id?: never } | { field: Named<Row>; id: Title })

interface Choice {
  id: string
  text: TextKey
  status?: StatusBadgeKind
}

/**
 * The values of a choice with their labels: `choicesOf('publications:status', Publication.status.values,
 * statusLooks)`.
 */
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

/** A column whose rows are all in the browser, so it may also show a computed value. */
export type LoadedColumn<Row, Title extends string> =
  | ListColumn<Row, Title>
  | (ColumnParts<Row> & {
      id: Title
      field?: never
      /** The value to sort, search, filter and export by. */
      value: (row: Row, said: Said) => CellValue
    })

type CellValue = string | number | boolean | null | undefined
/** The translator and locale for texts. */
interface Said {
  t: Translate
  locale: Locale
}

/** The field that a column shows in a locale. */
function fieldIn<Field extends string | undefined>(
  locale: Locale,
  column: { field: Field; inEnglish?: Field | undefined },
): Field {
  return locale === 'en' ? (column.inEnglish ?? column.field) : column.field
}

/** Converts declared columns to grid columns with titles. */
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
      beside: _beside,
      id: own,
      field: french,
      value,
      ...column
    } = declared
    const field = fieldIn<Named<Row> | undefined>(said.locale, { field: french, inEnglish })
    // One of the two is always set.
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
  /** The group of the application's texts to use. @default 'list' */
  group?: Group
  /** A filter that applies in addition to the reader's. @default all */
  filter?: Filter<RowOf<Id>>
  /** More fields to request, for example for row actions. @default nothing */
  also?: readonly Named<RowOf<Id>>[]
  /** The order unless the reader chooses another. */
  order: readonly (Named<RowOf<Id>> | `${Named<RowOf<Id>>} desc`)[]
  /** Whether the services can search it. @default true */
  isSearchable?: boolean
  /** Whether readers can save named views of it. @default false */
  hasOwnViews?: boolean
  /** Explains why the rows failed to load. */
  say: Say
}

/** The path parameters of a read that has some: the readers of a report are a list below that report. */
type PathOption<Id extends OperationId> =
  ReadInit<Operations[Id], object> extends { path: infer Path } ? { path: Path } : { path?: never }

/** What both kinds of list have in common, whether the services or the page sort and filter. */
export interface AnyList<Row, N extends ListNamespace, Group extends string> {
  namespace: N
  /** The group of the application's texts: its title and its empty state. */
  group: Group
  say: Say
  columns: (t: Translate, locale: Locale) => GridColumn<Row>[]
  /** The id of the column that names the client; undefined where there is none. */
  clientColumn: string | undefined
  /** The column whose links open the row beside the list, and their parameter; undefined where there is none. */
  beside: { column: string; parameter: string } | undefined
}

/** The id of the column that names the client of a row. */
export function clientColumnOf(
  columns: readonly { id?: string; field?: string; isClient?: boolean }[],
): string | undefined {
  const column = columns.find(({ isClient }) => isClient)
  return column?.id ?? column?.field
}

/** The column that opens the row beside the list. */
export function besideOf(
  columns: readonly { id?: string; field?: string; beside?: string }[],
): AnyList<never, ListNamespace, string>['beside'] {
  const column = columns.find(({ beside }) => beside !== undefined)
  return column?.beside === undefined
    ? undefined
    : { column: column.id ?? column.field ?? '', parameter: column.beside }
}

/** A list that the services search, sort, page and export. */
export interface ServedList<Row, N extends ListNamespace, Group extends string = 'list'>
  extends AnyList<Row, N, Group> {
  kind: 'served'
  pageSize: number
  isSearchable: boolean
  /** The name under which the services store the reader's views; undefined where views cannot be saved. */
  ownViews: string | undefined
  /** The query for one page of a view. The previous page stays visible while the next one loads. */
  options: (api: Api, view: GridView, locale: Locale) => PageOptions<Row>
  /** Streams all matching rows in parts, for an export. */
  source: (api: Api, locale: Locale) => ReturnType<typeof exportSource<Row, Row>>
  /** Prefetches the page that an address names, in parallel with the code of its screen. */
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
 * Declares a list once. The grid's columns, the request (`$select`, `$orderby`, `$filter`), the export and the route's
 * prefetch follow from it. For a list below a parent, write a function of the parent's key: `const readersOf = (id:
 * number) => defineList(listReportReaders, 'reports', { path: { id }, … })`.
 *
 * @param call the read operation of the contract that returns the rows
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
        const { inEnglish, or, type } = column
        const field = fieldIn(locale, column)
        // A shared address must work in both languages.
        const other = inEnglish === undefined ? {} : { other: field === inEnglish ? column.field : inEnglish }
        const shown = or !== undefined && kinds[type] === 'text' ? { or } : {}
        return [[column.id ?? column.field, { field, kind: kinds[type], ...other, ...shown }]]
      }),
    )
  const fields = { fr: fieldsIn('fr'), en: fieldsIn('en') }
  // Request only the fields that are shown: an entity may be much larger than its row.
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
      // The types of the columns have already checked the field names against the entity.
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
  const pageOptions = (api: Api, view: GridView, locale: Locale) => ({
    ...options(api, gridPageQuery<Row>(fields[locale], known, view, pageSize, order as never)),
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
    beside: besideOf(columns),
    options: pageOptions,
    source: (api, locale) =>
      exportSource<Row, Row>(
        fields[locale],
        (query, signal) => options(api, query).queryFn({ signal }),
        order as never,
      ),
    prefetch: ({ api, queryClient, url, language }) => {
      void queryClient.prefetchQuery(pageOptions(api, readGridView(url.searchParams), language))
      if (ownViews !== undefined) void queryClient.prefetchQuery(listViewsOptions(api, ownViews))
    },
  }
}

import type { ReadOf } from '@parvis/api-types/calls'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { FinderQuestion, FinderViewForm } from '@parvis/api-types/limits/finder'
import { initialView, type GridView } from '@parvis/design-system/grid-view'
import type { GridSavedView } from '@parvis/design-system/DataGrid'
import type { FacetChoice } from '@parvis/design-system/patterns/FacetPanel'

/*
 * The finder's state is a grid view, so that it can be kept in the address and saved: `search` holds the words,
 * `filters` the facets, `sort` the order, `columns` the columns, and `groupBy` the facet of the board, if it is one.
 */

export type Question = BodyOf<Operations['searchEngagements']>
export type StoredView = ReadOf<'listFinderViews'>['value'][number]
type ViewBody = BodyOf<Operations['createFinderView']>

export const pageSize = 25
export const columnIds = FinderViewForm.columns.values
export type FinderColumn = (typeof columnIds)[number]
export const boardFacets = FinderViewForm.boardBy.values
export type BoardFacet = (typeof boardFacets)[number]
export type Facet = keyof Question['filters']
export const facetIds = [
  'sector',
  'service',
  'businessUnit',
  'year',
  'country',
  'amountBand',
  'partner',
  'status',
  'sheet',
  'type',
] as const satisfies readonly Facet[]

/** The default columns. */
const firstColumns: readonly FinderColumn[] = [
  'title',
  'accountName',
  'engagementCode',
  'sector',
  'amountBand',
  'year',
  'partnerName',
  'engagementStatut',
]
const columnLayout = (shown: readonly FinderColumn[]): GridView['columns'] => ({
  order: [...shown, ...columnIds.filter(id => !shown.includes(id))],
  hidden: columnIds.filter(id => !shown.includes(id)),
  pinned: [],
  widths: {},
})

/** The finder's initial view. */
export const firstView: GridView = { ...initialView, columns: columnLayout(firstColumns) }

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some(known => known === value)

/** The visible columns, in order. If all are hidden, the default ones. */
export function shownColumns({ columns: { order, hidden } }: Pick<GridView, 'columns'>): FinderColumn[] {
  const ordered = [
    ...order.filter(id => isOneOf(columnIds, id)),
    ...columnIds.filter(id => !order.includes(id)),
  ]
  const shown = ordered.filter((id): id is FinderColumn => isOneOf(columnIds, id) && !hidden.includes(id))
  return shown.length > 0 ? shown : [...firstColumns]
}

/** The view from an address, with default columns if it names none. */
export function finderView(view: GridView): GridView {
  const isBare = view.columns.order.length === 0 && view.columns.hidden.length === 0
  return isBare ? { ...view, columns: { ...firstView.columns, ...pinnedAndWide(view) } } : view
}
const pinnedAndWide = ({ columns: { pinned, widths } }: GridView) => ({ pinned, widths })

/** The values chosen in the facets. */
export function choiceOf({ filters }: Pick<GridView, 'filters'>): FacetChoice {
  return Object.fromEntries(
    facetIds.flatMap(id => {
      const filter = filters[id]
      return filter?.kind === 'choice' && filter.values.length > 0 ? [[id, filter.values]] : []
    }),
  )
}

/** The view with these facets, on its first page. */
export const withChoice = (view: GridView, choice: FacetChoice): GridView => ({
  ...view,
  page: 1,
  filters: Object.fromEntries(
    facetIds.flatMap(id => {
      const values = choice[id]
      return values && values.length > 0 ? [[id, { kind: 'choice', values }]] : []
    }),
  ),
})

/** The facet that makes up the board's columns; undefined for a list. */
export const boardOf = ({ groupBy: [by = ''] }: Pick<GridView, 'groupBy'>): BoardFacet | undefined =>
  isOneOf(boardFacets, by) ? by : undefined

const { values: orders } = FinderQuestion.order
type Order = (typeof orders)[number]
/** Whether results can be ordered by a column. */
export const isOrder = (id: string): id is Exclude<Order, 'relevance'> =>
  id !== 'relevance' && isOneOf(orders, id)

/** A view with the last chosen column as its only order, because the services sort by one. */
export const sortedOnce = (view: GridView): GridView => ({ ...view, sort: view.sort.slice(-1) })

function orderOf({ sort: [first] }: Pick<GridView, 'sort'>): { order: Order; isDescending: boolean } {
  return first && isOrder(first.column)
    ? { order: first.column, isDescending: first.direction === 'descending' }
    : { order: 'relevance', isDescending: false }
}

const filtersOf = (view: GridView): Question['filters'] =>
  Object.fromEntries(Object.entries(choiceOf(view)).map(([id, values]) => [id, values.slice(0, 50)]))

/** The request that a view sends. */
export function questionOf(view: GridView): Question {
  return {
    words: view.search.trim().slice(0, FinderQuestion.words.maxLength),
    filters: filtersOf(view),
    ...orderOf(view),
    top: pageSize,
    skip: Math.min((view.page - 1) * pageSize, FinderQuestion.skip.maximum),
    withFacets: true,
  }
}

/** The request for one board column: its first cards. */
export function questionOfColumn(view: GridView, by: BoardFacet, value: string, cards: number): Question {
  return {
    ...questionOf(view),
    filters: { ...filtersOf(view), [by]: [value] },
    top: cards,
    skip: 0,
    withFacets: false,
  }
}

/** A view as it is stored under a name. */
export function storedOf(name: string, view: GridView, isDefault: boolean): ViewBody {
  const { words, filters, order = 'relevance', isDescending = false } = questionOf(view)
  const by = boardOf(view)
  return {
    name,
    words,
    filters,
    order,
    isDescending,
    columns: shownColumns(view),
    layout: by ? 'board' : 'list',
    boardBy: by ?? 'status',
    isDefault,
  }
}

/** A stored view as the finder shows it. */
export function viewOf(
  stored: Pick<StoredView, 'words' | 'filters' | 'order' | 'isDescending' | 'columns' | 'layout' | 'boardBy'>,
): GridView {
  const { words, filters, order, isDescending, columns, layout, boardBy } = stored
  return {
    ...withChoice(initialView, filters),
    search: words,
    sort:
      order === 'relevance' ? [] : [{ column: order, direction: isDescending ? 'descending' : 'ascending' }],
    columns: columnLayout(columns),
    groupBy: layout === 'board' ? [boardBy] : [],
  }
}

/** The part of a view that is saved, for comparing two views. */
export const savedPart = (view: GridView): GridView => viewOf(storedOf('', view, false))

/** The writes that turn the saved views into the new ones. */
export interface ViewChange {
  added: readonly GridSavedView[]
  changed: readonly { id: string; body: Partial<ViewBody> }[]
  removed: readonly string[]
}

/**
 * The difference between two lists of saved views. Setting a new default unsets the old one in the services, so that is
 * not written.
 */
export function viewChanges(before: readonly GridSavedView[], after: readonly GridSavedView[]): ViewChange {
  const old = new Map(before.map(view => [view.id, view]))
  const takesDefault = after.some(({ id, isDefault = false }) => isDefault && old.get(id)?.isDefault !== true)
  const changed = after.flatMap(({ id, name, view, isDefault = false }) => {
    const known = old.get(id)
    if (!known) return []
    const [now, then] = [
      storedOf(name, view, isDefault),
      storedOf(known.name, known.view, known.isDefault ?? false),
    ]
    const body = Object.fromEntries(
      Object.entries(now).filter(
        ([key, value]) =>
          JSON.stringify(value) !== JSON.stringify(Reflect.get(then, key)) &&
          !(key === 'isDefault' && value === false && takesDefault),
      ),
    )
    return Object.keys(body).length > 0 ? [{ id, body }] : []
  })
  return {
    added: after.filter(({ id }) => !old.has(id)),
    changed,
    removed: before.filter(({ id }) => !after.some(view => view.id === id)).map(({ id }) => id),
  }
}

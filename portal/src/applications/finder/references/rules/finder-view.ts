import type { ReadOf } from '@parvis/api-types/calls'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { FinderQuestion, FinderViewForm } from '@parvis/api-types/limits/finder'
import { initialView, type GridView } from '@parvis/design-system/grid-view'
import type { GridSavedView } from '@parvis/design-system/DataGrid'
import type { FacetChoice } from '@parvis/design-system/patterns/FacetPanel'

/*
 * What the finder shows is a view of a grid, so that it is in the address and can be saved: `search` are the words,
 * `filters` the facets, `sort` the order, `columns` the columns, and `groupBy` the columns of the board, where it is one.
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

/** What is shown of an engagement before the reader chooses columns. */
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

/** The finder as it opens. */
export const firstView: GridView = { ...initialView, columns: columnLayout(firstColumns) }

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some(known => known === value)

/** The columns that are shown, in their order; all that are hidden would leave nothing: then the first ones. */
export function shownColumns({ columns: { order, hidden } }: Pick<GridView, 'columns'>): FinderColumn[] {
  const ordered = [
    ...order.filter(id => isOneOf(columnIds, id)),
    ...columnIds.filter(id => !order.includes(id)),
  ]
  const shown = ordered.filter((id): id is FinderColumn => isOneOf(columnIds, id) && !hidden.includes(id))
  return shown.length > 0 ? shown : [...firstColumns]
}

/** A view as an address gives it, with the columns that are shown where it names none. */
export function finderView(view: GridView): GridView {
  const isBare = view.columns.order.length === 0 && view.columns.hidden.length === 0
  return isBare ? { ...view, columns: { ...firstView.columns, ...pinnedAndWide(view) } } : view
}
const pinnedAndWide = ({ columns: { pinned, widths } }: GridView) => ({ pinned, widths })

/** What is chosen in the facets. */
export function choiceOf({ filters }: Pick<GridView, 'filters'>): FacetChoice {
  return Object.fromEntries(
    facetIds.flatMap(id => {
      const filter = filters[id]
      return filter?.kind === 'choice' && filter.values.length > 0 ? [[id, filter.values]] : []
    }),
  )
}

/** The view with these facets, from its first page. */
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

/** What the columns of the board are; `undefined` where it is a list. */
export const boardOf = ({ groupBy: [by = ''] }: Pick<GridView, 'groupBy'>): BoardFacet | undefined =>
  isOneOf(boardFacets, by) ? by : undefined

const { values: orders } = FinderQuestion.order
type Order = (typeof orders)[number]
/** The columns by which it can be ordered. */
export const isOrder = (id: string): id is Exclude<Order, 'relevance'> =>
  id !== 'relevance' && isOneOf(orders, id)

function orderOf({ sort: [first] }: Pick<GridView, 'sort'>): { order: Order; isDescending: boolean } {
  return first && isOrder(first.column)
    ? { order: first.column, isDescending: first.direction === 'descending' }
    : { order: 'relevance', isDescending: false }
}

const filtersOf = (view: GridView): Question['filters'] =>
  Object.fromEntries(Object.entries(choiceOf(view)).map(([id, values]) => [id, values.slice(0, 50)]))

/** What the services are asked for a view. */
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

/** What is asked for one column of the board: its first cards. */
export function questionOfColumn(view: GridView, by: BoardFacet, value: string, cards: number): Question {
  return {
    ...questionOf(view),
    filters: { ...filtersOf(view), [by]: [value] },
    top: cards,
    skip: 0,
    withFacets: false,
  }
}

/** A view as it is saved, under a name. */
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

/** A saved view as the finder shows it. */
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

/** What of a view is saved: two that are saved the same are the same. */
export const savedPart = (view: GridView): GridView => viewOf(storedOf('', view, false))

/** What has to be written so that the saved views become these. */
export interface ViewChange {
  added: readonly GridSavedView[]
  changed: readonly { id: string; body: Partial<ViewBody> }[]
  removed: readonly string[]
}

/** The difference between two lists of saved views. Whatever becomes the default takes that from the other by itself. */
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

import { textOperators, type ColumnFilter } from '../../internal/rowModel/filter.ts'
import { relativePeriods } from '../../internal/rowModel/relativePeriods.ts'
import type { Arrangement } from '../../internal/rowModel/rowModel.ts'

/** The days of a period that is counted from today, as they are now: for services, which are asked for days. */
export { periodNow } from '../../internal/rowModel/relativePeriods.ts'

/** Of the filters of a view those that the columns can have: for services, which refuse values that they do not know. */
export { fittingFilters } from '../../internal/rowModel/filter.ts'

/** How the columns lie. What it does not name follows the columns as they are given. */
export interface ColumnLayout {
  /** Ids from first to last. */
  order: readonly string[]
  hidden: readonly string[]
  /** Ids that stay in view at the start, in their order. */
  pinned: readonly string[]
  /** In px beside text of the usual size: a width stays what it was to the words in it. */
  widths: Readonly<Record<string, number>>
}

/** All that a reader sets in a grid, but for the selection. Plain data: it goes into the URL, a saved view, a query. */
export interface GridView extends Arrangement {
  /** From 1. */
  page: number
  /** Ids of the columns by which rows are grouped, the outermost first. */
  groupBy: readonly string[]
  columns: ColumnLayout
  /** Leave out to follow the page. */
  density?: 'comfortable' | 'compact'
}

export const initialColumns: ColumnLayout = { order: [], hidden: [], pinned: [], widths: {} }
/** Nothing sorted, searched or filtered; the columns as they are given. */
export const initialView: GridView = {
  sort: [],
  search: '',
  filters: {},
  page: 1,
  groupBy: [],
  columns: initialColumns,
}

const writeList = (ids: readonly string[]) => ids.map(encodeURIComponent).join(',')
const readList = (text: string | null) =>
  text === null || text === '' ? [] : text.split(',').flatMap(part => decode(part) ?? [])

/** A part of a URL that somebody cut is left aside. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function writeFilter(filter: ColumnFilter): string {
  switch (filter.kind) {
    case 'text':
      return filter.or === undefined
        ? `${filter.operator}:${filter.value}`
        : `${filter.operator},:${writeList([filter.value, ...filter.or])}`
    case 'range':
    case 'period':
      return `${filter.kind}:${filter.from ?? ''}..${filter.to ?? ''}`
    case 'boolean':
      return `is:${filter.value}`
    case 'choice':
      return `${filter.isNot === true ? 'none' : 'any'}:${writeList(filter.values)}`
    case 'relative':
      return `in:${filter.period}`
    case 'blank':
      return `blank:${filter.isBlank}`
  }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

function readFilter(text: string): ColumnFilter | undefined {
  const at = text.indexOf(':')
  const [kind, value] = [text.slice(0, at), text.slice(at + 1)]
  const isList = kind.endsWith(',')
  const operator = textOperators.find(candidate => candidate === (isList ? kind.slice(0, -1) : kind))
  if (operator) {
    const [first = '', ...or] = isList ? readList(value) : [value]
    return { kind: 'text', operator, value: first, ...(or.length > 0 && { or }) }
  }
  const [from = '', to = ''] = value.split('..')
  if (kind === 'range')
    return {
      kind,
      ...(isNumber(from) && { from: Number(from) }),
      ...(isNumber(to) && { to: Number(to) }),
    }
  if (kind === 'period') return { kind, ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
  if (kind === 'is') return { kind: 'boolean', value: value === 'true' }
  if (kind === 'any') return { kind: 'choice', values: readList(value) }
  if (kind === 'none') return { kind: 'choice', values: readList(value), isNot: true }
  const relative = relativePeriods.find(period => kind === 'in' && period === value)
  if (relative) return { kind: 'relative', period: relative }
  if (kind === 'blank') return { kind, isBlank: value === 'true' }
  return undefined
}

const names = ['sort', 'q', 'page', 'group', 'order', 'hide', 'pin', 'width', 'density'] as const
const filterName = 'f.'

/**
 * A view as the search parameters of a URL. What is as it was at the start is not written, and parameters of others stay.
 * @param prefix keeps two grids of one page apart
 */
export function writeGridView(view: GridView, params: URLSearchParams, prefix = ''): URLSearchParams {
  const written = new URLSearchParams(params)
  for (const name of params.keys()) if (isOwn(name, prefix)) written.delete(name)
  const set = (name: (typeof names)[number], value: string) => {
    if (value !== '') written.set(prefix + name, value)
  }
  const { order, hidden, pinned, widths } = view.columns
  set(
    'sort',
    view.sort
      .map(({ column, direction }) => (direction === 'descending' ? '-' : '') + encodeURIComponent(column))
      .join(','),
  )
  set('q', view.search)
  set('page', view.page > 1 ? String(view.page) : '')
  set('group', writeList(view.groupBy))
  set('order', writeList(order))
  set('hide', writeList(hidden))
  set('pin', writeList(pinned))
  set(
    'width',
    Object.entries(widths)
      .map(([id, width]) => `${encodeURIComponent(id)}:${width}`)
      .join(','),
  )
  set('density', view.density ?? '')
  for (const [id, filter] of Object.entries(view.filters))
    written.set(prefix + filterName + id, writeFilter(filter))
  return written
}

function isOwn(name: string, prefix: string): boolean {
  if (!name.startsWith(prefix)) return false
  const own = name.slice(prefix.length)
  return own.startsWith(filterName) || names.some(known => known === own)
}

/** The view that is written in a URL. What cannot be read is as at the start: somebody may have changed it by hand. */
export function readGridView(params: URLSearchParams, prefix = ''): GridView {
  const get = (name: (typeof names)[number]) => params.get(prefix + name)
  const page = Number(get('page') ?? 1)
  const density = (['comfortable', 'compact'] as const).find(known => known === get('density'))
  const filters = [...params].flatMap(([name, text]) => {
    const filter = name.startsWith(prefix + filterName) ? readFilter(text) : undefined
    return filter ? [[name.slice(prefix.length + filterName.length), filter] as const] : []
  })
  return {
    sort: (get('sort') ?? '').split(',').flatMap(part => {
      const column = decode(part.replace(/^-/, ''))
      return column ? [{ column, direction: part.startsWith('-') ? 'descending' : 'ascending' } as const] : []
    }),
    search: get('q') ?? '',
    filters: Object.fromEntries(filters),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    groupBy: readList(get('group')),
    columns: {
      order: readList(get('order')),
      hidden: readList(get('hide')),
      pinned: readList(get('pin')),
      widths: Object.fromEntries(
        (get('width') ?? '').split(',').flatMap(part => {
          const [id = '', width = ''] = part.split(':')
          const known = decode(id)
          return known && isNumber(width) && Number(width) > 0 ? [[known, Number(width)] as const] : []
        }),
      ),
    },
    ...(density && { density }),
  }
}

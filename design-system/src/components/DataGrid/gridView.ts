import { textOperators, type ColumnFilter } from '../../internal/rowModel/filter.ts'
import { relativePeriods } from '../../internal/rowModel/relativePeriods.ts'
import type { Arrangement } from '../../internal/rowModel/rowModel.ts'

/** Resolves a period relative to today into its current days, for services that expect days. */
export { periodNow } from '../../internal/rowModel/relativePeriods.ts'

/** Keeps only the filters of a view that its columns can have, for services that reject unknown values. */
export { fittingFilters } from '../../internal/rowModel/filter.ts'

/** The layout of the columns. Columns that it does not name follow in the given order. */
export interface ColumnLayout {
  /** Column ids from first to last. */
  order: readonly string[]
  hidden: readonly string[]
  /** Ids of the columns pinned at the start, in order. */
  pinned: readonly string[]
  /** Widths in px at the default text size, so that a width scales with the text in it. */
  widths: Readonly<Record<string, number>>
}

/** Everything that a reader sets in a grid, except the selection. Plain data for URLs, saved views and queries. */
export interface GridView extends Arrangement {
  /** Page number, from 1. */
  page: number
  /** Ids of the columns by which rows are grouped, the outermost first. */
  groupBy: readonly string[]
  columns: ColumnLayout
  /** Row density. Omit it to follow the page. */
  density?: 'comfortable' | 'compact'
}

export const initialColumns: ColumnLayout = { order: [], hidden: [], pinned: [], widths: {} }
/** A view with nothing sorted, searched or filtered, and the columns as given. */
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

/** Ignores a truncated part of a URL. */
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
 * Writes a view into the search parameters of a URL. Defaults are omitted, and unrelated parameters stay.
 * @param prefix distinguishes two grids on one page
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

/** Reads a view from a URL. Unreadable parts, such as those edited by hand, fall back to the defaults. */
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

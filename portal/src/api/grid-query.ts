import type { QueryOptions } from '@parvis/api-types/odata-types'
import type { DataGridProps } from '@parvis/design-system/DataGrid'
import { fittingFilters, periodNow, type GridView } from '@parvis/design-system/grid-view'

type GridSource<Row> = NonNullable<DataGridProps<Row>['source']>
type ColumnFilter = GridView['filters'][string]

/**
 * How the services know a column of a grid: the name of the field and the type of its values. `day` is a date without
 * a time; `key` is a number that the grid treats as the id of a choice.
 */
export interface GridField<Entity> {
  field: keyof Entity & string
  kind: 'text' | 'number' | 'day' | 'moment' | 'boolean' | 'choice' | 'key'
  /** The field in the other language: a text filter matches either. @default none */
  other?: keyof Entity & string
  /** The field to show where the field itself is null: filters look at what is shown. @default none */
  or?: keyof Entity & string
}
/** Fields by column id. A missing column can be neither sorted nor filtered: declare the column accordingly. */
export type GridFields<Entity> = Readonly<Record<string, GridField<Entity>>>

/** A condition whose field is only known by name. */
type Condition =
  | readonly [field: string, operator: string, value: unknown]
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition }

const startOf = (day: string, daysLater = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}

/** The bounds of a period: days unchanged, moments by the days of the reader's own time zone. */
function period(field: string, isDay: boolean, { from, to }: { from?: string; to?: string }): Condition[] {
  const first = from === undefined ? undefined : isDay ? { date: from } : startOf(from)
  const end = to === undefined ? undefined : isDay ? { date: to } : startOf(to, 1)
  return [
    ...(first === undefined ? [] : [[field, 'ge', first] as const]),
    ...(end === undefined ? [] : [[field, isDay ? 'le' : 'lt', end] as const]),
  ]
}

const textOperators = {
  contains: 'contains',
  notContains: 'contains',
  startsWith: 'startswith',
  equals: 'eq',
  notEquals: 'eq',
} as const
type TextFilter = ColumnFilter & { kind: 'text' }

/** Whether a filter is negative, that is, keeps what does not match. */
const saysNo = ({ operator }: TextFilter) => operator === 'notContains' || operator === 'notEquals'

function textConditions(field: string, filter: TextFilter): Condition[] {
  const texts = [filter.value, ...(filter.or ?? [])].map(text => text.trim().toLowerCase())
  const operator = textOperators[filter.operator]
  const tests = texts.flatMap(text => (text === '' ? [] : [[`tolower(${field})`, operator, text] as const]))
  const [only, ...others] = tests
  if (only === undefined) return []
  const found = others.length === 0 ? only : { or: tests }
  // A null field makes a comparison unknown, and so its negation: include it, since it contains none of the texts.
  return saysNo(filter) ? [{ or: [[field, 'eq', null], { not: found }] }] : [found]
}

function conditionsOf(field: string, kind: GridField<never>['kind'], filter: ColumnFilter): Condition[] {
  switch (filter.kind) {
    case 'text':
      return textConditions(field, filter)
    case 'range':
      return [
        ...(filter.from === undefined ? [] : [[field, 'ge', filter.from] as const]),
        ...(filter.to === undefined ? [] : [[field, 'le', filter.to] as const]),
      ]
    case 'period':
      return period(field, kind === 'day', filter)
    case 'relative':
      return period(field, kind === 'day', periodNow(filter.period))
    case 'boolean':
      return [[field, 'eq', filter.value]]
    case 'choice': {
      const values = kind === 'key' ? filter.values.map(Number) : filter.values
      const found = [field, 'in', values] as const
      return values.length === 0 ? [] : [filter.isNot === true ? { not: found } : found]
    }
    case 'blank': {
      const [operator, word] = filter.isBlank ? (['eq', 'or'] as const) : (['ne', 'and'] as const)
      const tests: Condition[] = [
        [field, operator, null],
        ...(kind === 'text' ? [[field, operator, ''] as const] : []),
      ]
      return word === 'or' ? [{ or: tests }] : tests
    }
  }
}

const all = (conditions: readonly Condition[]): Condition => {
  const [only, ...others] = conditions
  return only && others.length === 0 ? only : { and: conditions }
}

/** The conditions on what is shown: a field or, where it is null, another. */
function shownConditions(
  field: string,
  or: string | undefined,
  kind: GridField<never>['kind'],
  filter: ColumnFilter,
): Condition[] {
  const own = conditionsOf(field, kind, filter)
  if (or === undefined || own.length === 0) return own
  const others = all(conditionsOf(or, kind, filter))
  const isNegative =
    filter.kind === 'choice' ? filter.isNot === true : filter.kind === 'text' && saysNo(filter)
  if (filter.kind === 'blank')
    return filter.isBlank
      ? [{ or: [[field, 'eq', ''], { and: [[field, 'eq', null], others] }] }]
      : [[field, 'ne', ''], { or: [[field, 'ne', null], others] }]
  return isNegative
    ? [...own, { or: [[field, 'ne', null], others] }]
    : [{ or: [all(own), { and: [[field, 'eq', null], others] }] }]
}

/**
 * Converts the view of a grid to query options: order, search and filters. Anything about a column that the services
 * do not know is ignored: it comes from an address edited by hand.
 */
export function arrangedQuery<Entity>(
  fields: GridFields<Entity>,
  { sort, search, filters }: Pick<GridView, 'sort' | 'search' | 'filters'>,
): QueryOptions<Entity> {
  const fieldOf = (column: string) => (Object.hasOwn(fields, column) ? fields[column] : undefined)
  const orderby = sort.flatMap(({ column, direction }) => {
    const known = fieldOf(column)
    return known ? [direction === 'descending' ? `${known.field} desc` : known.field] : []
  })
  const conditions = Object.entries(filters).flatMap(([column, filter]) => {
    const known = fieldOf(column)
    if (!known) return []
    const { field, or, other, kind } = known
    const own = shownConditions(field, or, kind, filter)
    if (other === undefined || filter.kind !== 'text' || own.length === 0) return own
    const both = [...own, ...conditionsOf(other, kind, filter)]
    return saysNo(filter) ? both : [{ or: both }]
  })
  const options = {
    ...(orderby.length > 0 && { orderby }),
    ...(conditions.length > 0 && { filter: { and: conditions } }),
    ...(search.trim() !== '' && { search }),
  }
  // The field names were checked against the entity where the columns were declared.
  return options as QueryOptions<Entity>
}

/** The query for one page of rows, including the total number of matches. */
export type GridPageQuery<Entity> = QueryOptions<Entity> & { readonly count: true }

/**
 * The query for the page that the reader looks at.
 * @param columns the columns of the grid: it leaves aside filters that they cannot have, so these are not sent either
 * @param ordered the order unless the reader has chosen one
 */
export function gridPageQuery<Entity>(
  fields: GridFields<Entity>,
  columns: Parameters<typeof fittingFilters>[0],
  view: GridView,
  pageSize: number,
  ordered?: QueryOptions<Entity>['orderby'],
): GridPageQuery<Entity> {
  return {
    ...(ordered && { orderby: ordered }),
    ...arrangedQuery(fields, { ...view, filters: fittingFilters(columns, view.filters) }),
    top: pageSize,
    skip: (view.page - 1) * pageSize,
    count: true,
  }
}

/**
 * Delivers all matching rows to a grid in parts, for an export, in the order of the screen. OData collections do not
 * group.
 * @param ordered the order unless the reader has chosen one
 */
export function exportSource<Entity, Row>(
  fields: GridFields<Entity>,
  load: (
    query: GridPageQuery<Entity>,
    signal: AbortSignal,
  ) => Promise<{ value: readonly Row[]; '@odata.count': number }>,
  ordered?: QueryOptions<Entity>['orderby'],
): GridSource<Row> {
  return {
    canGroup: false,
    async loadRows(request, signal) {
      const { offset, limit } = request
      const page = { top: limit, skip: offset, count: true } as const
      const data = await load(
        { ...(ordered && { orderby: ordered }), ...arrangedQuery(fields, request), ...page },
        signal,
      )
      return { items: data.value, count: data['@odata.count'] }
    },
  }
}

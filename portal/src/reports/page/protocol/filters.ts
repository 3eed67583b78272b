import type { Schemas } from '@parvis/api-types/portal'
import { invalid, isObject } from './messages.ts'

/*
 * The Power BI filters that the figures behind this page support: basic filters on the columns of `Engagements`, and
 * bounds on `Calendar[Month]`. Any other filter is refused instead of ignored: otherwise a reader would take
 * unfiltered figures for filtered ones.
 */

/** ReportFiguresFilter of the contract. */
export type FigureFilter = Schemas['ReportFiguresFilter']
export type FigureField = FigureFilter['field']

/** Columns of the table `Engagements`, as filters name them. */
export const columnOf: Readonly<Record<FigureField, string>> = {
  engagement: 'Code',
  type: 'Type',
  status: 'Status',
  manager: 'Manager',
  partner: 'Partner',
  businessUnit: 'Business unit',
}
const fieldOf = new Map(Object.entries(columnOf).map(([field, column]) => [column, field as FigureField]))
const table = 'Engagements'
const calendar = 'Calendar'

/** IBasicFilter of powerbi-models. */
export interface BasicFilter {
  $schema: string
  filterType: 1
  target: { table: string; column: string }
  operator: 'In' | 'NotIn' | 'All'
  values: string[]
}

/** IAdvancedFilter of powerbi-models, between months. */
export interface MonthFilter {
  $schema: string
  filterType: 0
  target: { table: string; column: string }
  logicalOperator: 'And'
  conditions: { operator: 'GreaterThanOrEqual' | 'LessThanOrEqual'; value: string }[]
}

export type ReportFilter = BasicFilter | MonthFilter

const schema = 'http://powerbi.com/product/schema#'
const most = { filters: 50, values: 200, characters: 200 }

/** A filter that keeps only these values of a column. */
export function basicFilter(field: FigureField, values: readonly string[]): BasicFilter {
  return {
    $schema: `${schema}basic`,
    filterType: 1,
    target: { table, column: columnOf[field] },
    operator: 'In',
    values: [...values],
  }
}

/** A filter that keeps only these months; undefined without bounds. @param from `YYYY-MM` */
export function monthFilter(from: string | null, to: string | null): MonthFilter | undefined {
  const conditions: MonthFilter['conditions'] = []
  if (from !== null) conditions.push({ operator: 'GreaterThanOrEqual', value: from })
  if (to !== null) conditions.push({ operator: 'LessThanOrEqual', value: to })
  if (conditions.length === 0) return undefined
  return {
    $schema: `${schema}advanced`,
    filterType: 0,
    target: { table: calendar, column: 'Month' },
    logicalOperator: 'And',
    conditions,
  }
}

function readTarget(value: unknown): { table: string; column: string } {
  const { table: named, column } = isObject(value) ? value : {}
  if (typeof named !== 'string' || typeof column !== 'string')
    throw invalid('The target of a filter is a table and a column')
  return { table: named, column }
}

/** @returns `YYYY-MM`. A Date is read in the reader's own time zone, in which the client's page wrote it. */
function readMonth(value: unknown): string {
  const text =
    value instanceof Date && !Number.isNaN(value.getTime())
      ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}`
      : value
  const month = typeof text === 'string' ? /^\d{4}-(?:0[1-9]|1[0-2])(?=$|-)/.exec(text)?.[0] : undefined
  if (month === undefined) throw invalid('A bound of Calendar[Month] is a month, YYYY-MM')
  return month
}

function readBasic(value: Readonly<Record<string, unknown>>): BasicFilter {
  const target = readTarget(value['target'])
  const field = target.table === table ? fieldOf.get(target.column) : undefined
  if (field === undefined)
    throw invalid(
      `There is no column ${target.table.slice(0, 50)}[${target.column.slice(0, 50)}] to filter by`,
    )
  const { operator, values } = value
  if (operator !== 'In' && operator !== 'NotIn' && operator !== 'All')
    throw invalid('A basic filter is In, NotIn or All')
  if (!Array.isArray(values) || values.length > most.values)
    throw invalid('A basic filter has a list of values')
  const texts = values.map((each: unknown) => {
    if (typeof each !== 'string' || each.length > most.characters)
      throw invalid('Values of a filter are texts')
    return each
  })
  return { ...basicFilter(field, texts), operator }
}

function readAdvanced(value: Readonly<Record<string, unknown>>): MonthFilter {
  const target = readTarget(value['target'])
  if (target.table !== calendar || target.column !== 'Month')
    throw invalid('An advanced filter is one on Calendar[Month]')
  const { conditions, logicalOperator } = value
  if (!Array.isArray(conditions) || conditions.length === 0 || conditions.length > 2)
    throw invalid('An advanced filter has one or two conditions')
  if (conditions.length === 2 && logicalOperator !== 'And') throw invalid('Two bounds hold together, by And')
  let from: string | null = null
  let to: string | null = null
  for (const each of conditions as unknown[]) {
    const { operator, value: bound } = isObject(each) ? each : {}
    if (operator === 'GreaterThanOrEqual') from = readMonth(bound)
    else if (operator === 'LessThanOrEqual') to = readMonth(bound)
    else if (operator === 'Is') from = to = readMonth(bound)
    else throw invalid('The bounds of a month are GreaterThanOrEqual, LessThanOrEqual or Is')
  }
  const filter = monthFilter(from, to)
  if (!filter) throw invalid('An advanced filter has one or two conditions')
  return filter
}

/** Reads a list of filters. @throws EmbedRefusal that lists the supported ones */
export function readFilters(value: unknown): ReportFilter[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > most.filters) throw invalid('Filters come as a list')
  return value.map((each: unknown) => {
    if (!isObject(each)) throw invalid('A filter is an object')
    if (each['filterType'] === 1) return readBasic(each)
    if (each['filterType'] === 0) return readAdvanced(each)
    throw invalid('Filters are basic, or advanced ones of months')
  })
}

const targetOf = ({ target }: ReportFilter) => `${target.table}[${target.column}]`

/** FiltersOperations of powerbi-models. */
const operations = { removeAll: 0, replaceAll: 1, add: 2, replace: 3 } as const

/** The filters after an IUpdateFiltersRequest. @throws EmbedRefusal */
export function updateFilters(present: readonly ReportFilter[], request: unknown): ReportFilter[] {
  const { filtersOperation, filters } = isObject(request) ? request : {}
  if (filtersOperation === operations.removeAll) return []
  const given = readFilters(filters)
  if (filtersOperation === operations.replaceAll) return given
  const targets = new Set(given.map(targetOf))
  const others = present.filter(each => !targets.has(targetOf(each)))
  if (filtersOperation === operations.replace) return [...others, ...given]
  if (filtersOperation !== operations.add) throw invalid('The operation on the filters is not known')
  if (others.length < present.length) throw invalid('There is a filter on this column already: replace it')
  return [...present, ...given]
}

/** The request to the services for all filters combined. */
export interface FigureBounds {
  filters: FigureFilter[]
  /** `YYYY-MM`; null: no bound. */
  from: string | null
  to: string | null
}

/** Combines filters: the narrowest range of months, and every filter on a column. */
export function boundsOf(filters: readonly ReportFilter[]): FigureBounds {
  const bounds: FigureBounds = { filters: [], from: null, to: null }
  for (const filter of filters)
    if (filter.filterType === 0)
      for (const { operator, value } of filter.conditions) {
        if (operator === 'GreaterThanOrEqual' && (bounds.from === null || value > bounds.from))
          bounds.from = value
        if (operator === 'LessThanOrEqual' && (bounds.to === null || value < bounds.to)) bounds.to = value
      }
    else {
      const field = fieldOf.get(filter.target.column)
      if (field !== undefined && filter.operator !== 'All' && filter.values.length > 0)
        bounds.filters.push({
          field,
          operator: filter.operator === 'In' ? 'in' : 'notIn',
          values: filter.values,
        })
    }
  return bounds
}

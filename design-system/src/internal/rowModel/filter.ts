import { fold } from '../fold.ts'
import type { ColumnType, ModelColumn } from './columns.ts'
import { periodNow, type Days, type RelativePeriod } from './relativePeriods.ts'

export const textOperators = ['contains', 'notContains', 'startsWith', 'equals', 'notEquals'] as const
export type TextOperator = (typeof textOperators)[number]

/** The filter of a column. Bounds are inclusive; a missing bound is open. */
export type ColumnFilter =
  /** One of the texts matches. With a negative operator none of them does, and blank cells match too. */
  | { kind: 'text'; operator: TextOperator; value: string; or?: readonly string[] }
  | { kind: 'range'; from?: number; to?: number }
  /** Days, `YYYY-MM-DD`, in the reader's own time zone. */
  | { kind: 'period'; from?: string; to?: string }
  /** A period relative to today: in a saved view, "last month" is always the previous one. */
  | { kind: 'relative'; period: RelativePeriod }
  | { kind: 'boolean'; value: boolean }
  /** Ids of choices, or exact texts. With `isNot` all others, including blank cells. */
  | { kind: 'choice'; values: readonly string[]; isNot?: true }
  | { kind: 'blank'; isBlank: boolean }

/** The main filter kind of each column type; `blank` fits all. */
export const filterKindOf = {
  text: 'text',
  link: 'text',
  number: 'range',
  date: 'period',
  dateTime: 'period',
  boolean: 'boolean',
  choice: 'choice',
} as const satisfies Record<ColumnType, ColumnFilter['kind']>

/** The filter kinds that each column type accepts; `blank` fits all. */
const fittingKinds: Readonly<Record<ColumnType, readonly ColumnFilter['kind'][]>> = {
  text: ['text', 'choice'],
  link: ['text', 'choice'],
  number: ['range'],
  date: ['period', 'relative'],
  dateTime: ['period', 'relative'],
  boolean: ['boolean'],
  choice: ['choice'],
}

/** The parts of a column that a filter must fit. */
export type FilteredColumn = Pick<ModelColumn<never>, 'id' | 'type' | 'choices'>

/** The filter reduced to the choices that the column has; undefined if none are left. */
function fittingFilter({ type, choices = [] }: FilteredColumn, filter: ColumnFilter) {
  if (filter.kind === 'blank') return filter
  if (!fittingKinds[type].includes(filter.kind)) return undefined
  // Choices that are still loading exclude nothing.
  if (filter.kind !== 'choice' || type !== 'choice' || choices.length === 0) return filter
  const values = filter.values.filter(value => choices.some(({ id }) => id === value))
  if (values.length === filter.values.length) return filter
  return values.length === 0 ? undefined : { ...filter, values }
}

/**
 * The filters of a view that the columns accept: addresses are edited by hand, and outlive the values in them. Filters
 * without a column are kept, because a page may store more in its view. Returns the same object if all fit.
 */
export function fittingFilters(
  columns: readonly FilteredColumn[],
  filters: Readonly<Record<string, ColumnFilter>>,
): Readonly<Record<string, ColumnFilter>> {
  const entries = Object.entries(filters)
  const fitting = entries.flatMap(([id, filter]) => {
    const column = columns.find(each => each.id === id)
    const known = column ? fittingFilter(column, filter) : filter
    return known ? [[id, known] as const] : []
  })
  const isSame = fitting.length === entries.length && fitting.every(([id, filter]) => filters[id] === filter)
  return isSame ? filters : Object.fromEntries(fitting)
}

/** A view with only those of its filters that the columns accept. */
export const fittingView = <View extends { filters: Readonly<Record<string, ColumnFilter>> }>(
  columns: readonly FilteredColumn[],
  view: View,
): View => ({ ...view, filters: fittingFilters(columns, view.filters) })

/** The input of a filter for one row and column. */
export interface FilterInput {
  /** Folded text; empty when blank. */
  text: string
  /** Number, time, or index of the choice; `NaN` when blank. */
  key: number
  /** The raw value, for choices. */
  value: unknown
}

const dayAfter = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month - 1, date + 1] as const
}
const localStart = (day: string) => {
  const [year, month, next] = dayAfter(day)
  return new Date(year, month, next - 1).getTime()
}
const localEnd = (day: string) => new Date(...dayAfter(day)).getTime() - 1

/** Bounds of a period as sort keys: days start at midnight UTC, times at the reader's own midnight. */
function periodBounds(type: ColumnType, { from, to }: { from?: string; to?: string }): [number, number] {
  const start = type === 'date' ? Date.parse : localStart
  const end = type === 'date' ? Date.parse : localEnd
  return [
    from === undefined ? Number.NEGATIVE_INFINITY : start(from),
    to === undefined ? Number.POSITIVE_INFINITY : end(to),
  ]
}

/** The texts of a text filter, folded, without empty ones. */
const wantedTexts = ({ value, or = [] }: { value: string; or?: readonly string[] }) =>
  [value, ...or].map(fold).filter(text => text !== '')

function textPredicate(filter: ColumnFilter & { kind: 'text' }): (row: FilterInput) => boolean {
  const wanted = wantedTexts(filter)
  switch (filter.operator) {
    case 'contains':
      return ({ text }) => wanted.some(each => text.includes(each))
    case 'notContains':
      return ({ text }) => !wanted.some(each => text.includes(each))
    case 'startsWith':
      return ({ text }) => wanted.some(each => text.startsWith(each))
    case 'equals':
      return ({ text }) => wanted.includes(text)
    case 'notEquals':
      return ({ text }) => !wanted.includes(text)
  }
}

const between = (from: number, to: number) => (row: FilterInput) => row.key >= from && row.key <= to

/** Compiles a filter into a predicate for rows, with everything that does not depend on the row computed once. */
export function predicateOf(filter: ColumnFilter, type: ColumnType): (row: FilterInput) => boolean {
  switch (filter.kind) {
    case 'text':
      return textPredicate(filter)
    case 'range':
      return between(filter.from ?? Number.NEGATIVE_INFINITY, filter.to ?? Number.POSITIVE_INFINITY)
    case 'period':
      return between(...periodBounds(type, filter))
    case 'relative':
      return between(...periodBounds(type, periodNow(filter.period)))
    case 'boolean':
      return ({ key }) => key === Number(filter.value)
    case 'choice': {
      const wanted = new Set<unknown>(filter.values)
      const isWanted = filter.isNot !== true
      return ({ value }) => wanted.has(value) === isWanted
    }
    case 'blank':
      return ({ text }) => (text === '') === filter.isBlank
  }
}

/** A filter with its meaning today: after midnight, "yesterday" changes. */
export const datedFilter = ([column, filter]: readonly [string, ColumnFilter]): [
  string,
  ColumnFilter | Days,
] => (filter.kind === 'relative' ? [column, periodNow(filter.period)] : [column, filter])

/** Whether a filter keeps every row, as after its editor has been cleared. */
export function isIdle(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return wantedTexts(filter).length === 0
    case 'range':
    case 'period':
      return filter.from === undefined && filter.to === undefined
    case 'choice':
      return filter.values.length === 0
    case 'relative':
    case 'boolean':
    case 'blank':
      return false
  }
}

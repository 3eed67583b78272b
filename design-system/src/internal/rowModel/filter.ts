import { fold } from '../fold.ts'
import type { ColumnType } from './columns.ts'

export const textOperators = ['contains', 'startsWith', 'equals'] as const
export type TextOperator = (typeof textOperators)[number]

/** What a column is narrowed to. Bounds are inclusive; a bound that is left out is open. */
export type ColumnFilter =
  | { kind: 'text'; operator: TextOperator; value: string }
  | { kind: 'range'; from?: number; to?: number }
  /** Days, `YYYY-MM-DD`, in the reader's own time zone. */
  | { kind: 'period'; from?: string; to?: string }
  | { kind: 'boolean'; value: boolean }
  /** Ids of choices. */
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'blank'; isBlank: boolean }

/** Which filter a column of a type takes, besides `blank`, which fits all. */
export const filterKindOf = {
  text: 'text',
  link: 'text',
  number: 'range',
  date: 'period',
  dateTime: 'period',
  boolean: 'boolean',
  choice: 'choice',
} as const satisfies Record<ColumnType, ColumnFilter['kind']>

/** What a filter may look at, of one row in one column. */
export interface FilterInput {
  /** Folded text; empty when blank. */
  text: string
  /** Number, moment or place among the choices; `NaN` when blank. */
  key: number
  /** The value as it is, for choices. */
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

/** Bounds of a period in the numbers of a column: days count from midnight UTC, moments are the reader's own. */
function periodBounds(type: ColumnType, { from, to }: { from?: string; to?: string }): [number, number] {
  const start = type === 'date' ? Date.parse : localStart
  const end = type === 'date' ? Date.parse : localEnd
  return [
    from === undefined ? Number.NEGATIVE_INFINITY : start(from),
    to === undefined ? Number.POSITIVE_INFINITY : end(to),
  ]
}

const between = (from: number, to: number) => (row: FilterInput) => row.key >= from && row.key <= to

/** The filter as a test of one row, with all that does not depend on the row worked out once. */
export function predicateOf(filter: ColumnFilter, type: ColumnType): (row: FilterInput) => boolean {
  switch (filter.kind) {
    case 'text': {
      const wanted = fold(filter.value)
      if (filter.operator === 'equals') return ({ text }) => text === wanted
      if (filter.operator === 'startsWith') return ({ text }) => text.startsWith(wanted)
      return ({ text }) => text.includes(wanted)
    }
    case 'range':
      return between(filter.from ?? Number.NEGATIVE_INFINITY, filter.to ?? Number.POSITIVE_INFINITY)
    case 'period':
      return between(...periodBounds(type, filter))
    case 'boolean':
      return ({ key }) => key === Number(filter.value)
    case 'choice': {
      const wanted = new Set<unknown>(filter.values)
      return ({ value }) => wanted.has(value)
    }
    case 'blank':
      return ({ text }) => (text === '') === filter.isBlank
  }
}

/** Whether a filter keeps every row: what an emptied editor leaves behind. */
export function isIdle(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return fold(filter.value) === ''
    case 'range':
    case 'period':
      return filter.from === undefined && filter.to === undefined
    case 'choice':
      return filter.values.length === 0
    case 'boolean':
    case 'blank':
      return false
  }
}

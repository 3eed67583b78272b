import { textOperators, type ColumnFilter, type TextOperator } from '../../internal/rowModel/filter.ts'
import type { RelativePeriod } from '../../internal/rowModel/relativePeriods.ts'

type DraftKind = Exclude<ColumnFilter['kind'], 'blank' | 'relative'>

/** Operators of a list filter: the chosen values, or all others. */
export const listOperators = ['oneOf', 'noneOf'] as const
export type ListOperator = (typeof listOperators)[number]
const isTextOperator = (operator: TextOperator | ListOperator): operator is TextOperator =>
  textOperators.some(known => known === operator)

interface DraftValues {
  blank: 'any' | 'only' | 'not'
  operator: TextOperator | ListOperator
  /** The first text and its alternatives. */
  texts: readonly string[]
  period: RelativePeriod | 'between'
  from: number | null
  to: number | null
  fromDay: string | null
  toDay: string | null
  isTrue: boolean | null
  choices: readonly string[]
}

/** A filter being edited: every field has a value, even those that are not filled in. */
export interface FilterDraft extends DraftValues {
  kind: DraftKind
  with: (values: Partial<DraftValues>) => FilterDraft
  /** Returns the filter, or `undefined` if nothing is filled in. */
  read: () => ColumnFilter | undefined
}

/** Whether one day is before another. False if either bound is open. */
export const isEarlier = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other

/** Creates a draft from an existing filter, or an empty one. */
export function draftOfFilter(kind: DraftKind, filter: ColumnFilter | undefined): FilterDraft {
  const values: DraftValues = {
    blank: filter?.kind === 'blank' ? (filter.isBlank ? 'only' : 'not') : 'any',
    operator: operatorOf(kind, filter),
    texts: filter?.kind === 'text' ? [filter.value, ...(filter.or ?? [])] : [''],
    period: filter?.kind === 'relative' ? filter.period : 'between',
    from: filter?.kind === 'range' ? (filter.from ?? null) : null,
    to: filter?.kind === 'range' ? (filter.to ?? null) : null,
    fromDay: filter?.kind === 'period' ? (filter.from ?? null) : null,
    toDay: filter?.kind === 'period' ? (filter.to ?? null) : null,
    isTrue: filter?.kind === 'boolean' ? filter.value : null,
    choices: filter?.kind === 'choice' ? filter.values : [],
  }
  return draftOf(kind, values)
}

function operatorOf(kind: DraftKind, filter: ColumnFilter | undefined): TextOperator | ListOperator {
  if (filter?.kind === 'text') return filter.operator
  if (filter?.kind === 'choice') return filter.isNot === true ? 'noneOf' : 'oneOf'
  return kind === 'choice' ? 'oneOf' : 'contains'
}

function draftOf(kind: DraftKind, values: DraftValues): FilterDraft {
  return {
    ...values,
    kind,
    with: part => draftOf(kind, { ...values, ...part }),
    read: () => readDraft(kind, values),
  }
}

function readDraft(kind: DraftKind, values: DraftValues): ColumnFilter | undefined {
  const { blank, operator, from, to, fromDay, toDay, isTrue, choices, period } = values
  if (blank !== 'any') return { kind: 'blank', isBlank: blank === 'only' }
  switch (kind) {
    case 'text':
    case 'choice': {
      if (!isTextOperator(operator))
        return choices.length === 0
          ? undefined
          : { kind: 'choice', values: choices, ...(operator === 'noneOf' && { isNot: true }) }
      const [value, ...or] = [...new Set(values.texts.map(text => text.trim()))].filter(text => text !== '')
      return value === undefined ? undefined : { kind: 'text', operator, value, ...(or.length > 0 && { or }) }
    }
    case 'range':
      if (from === null && to === null) return undefined
      return { kind, ...(from !== null && { from }), ...(to !== null && { to }) }
    case 'period':
      if (period !== 'between') return { kind: 'relative', period }
      if (fromDay === null && toDay === null) return undefined
      return { kind, ...(fromDay !== null && { from: fromDay }), ...(toDay !== null && { to: toDay }) }
    case 'boolean':
      return isTrue === null ? undefined : { kind, value: isTrue }
  }
}

import type { ColumnFilter, TextOperator } from '../../internal/rowModel/filter.ts'

type DraftKind = Exclude<ColumnFilter['kind'], 'blank'>

interface DraftValues {
  blank: 'any' | 'only' | 'not'
  operator: TextOperator
  text: string
  from: number | null
  to: number | null
  fromDay: string
  toDay: string
  isTrue: boolean | null
  choices: readonly string[]
}

/** A filter while it is edited: every field has a value, also those that are not filled in. */
export interface FilterDraft extends DraftValues {
  kind: DraftKind
  with: (values: Partial<DraftValues>) => FilterDraft
  /** The filter, or `undefined` when nothing is filled in. */
  read: () => ColumnFilter | undefined
}

/** A day as it was typed, `YYYY-MM-DD` or the two display formats; '' when empty, `null` when it is no day. */
export function readDay(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const french = /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/.exec(text)
  const day = french ? `${french[3]}-${french[2]}-${french[1]}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const moment = new Date(`${day}T00:00:00Z`)
  // The 30th of February is the 2nd of March to JavaScript, and no day to anybody else.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null
}

/** Whether one day is before another; open bounds are in no order. */
export const isEarlier = (day: string, other: string): boolean => day !== '' && other !== '' && day < other

/** The draft of a filter that is set, or an empty one. */
export function draftOfFilter(kind: DraftKind, filter: ColumnFilter | undefined): FilterDraft {
  const values: DraftValues = {
    blank: filter?.kind === 'blank' ? (filter.isBlank ? 'only' : 'not') : 'any',
    operator: filter?.kind === 'text' ? filter.operator : 'contains',
    text: filter?.kind === 'text' ? filter.value : '',
    from: filter?.kind === 'range' ? (filter.from ?? null) : null,
    to: filter?.kind === 'range' ? (filter.to ?? null) : null,
    fromDay: filter?.kind === 'period' ? (filter.from ?? '') : '',
    toDay: filter?.kind === 'period' ? (filter.to ?? '') : '',
    isTrue: filter?.kind === 'boolean' ? filter.value : null,
    choices: filter?.kind === 'choice' ? filter.values : [],
  }
  return draftOf(kind, values)
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
  const { blank, operator, text, from, to, isTrue, choices } = values
  if (blank !== 'any') return { kind: 'blank', isBlank: blank === 'only' }
  switch (kind) {
    case 'text':
      return text.trim() === '' ? undefined : { kind, operator, value: text.trim() }
    case 'range':
      if (from === null && to === null) return undefined
      return { kind, ...(from !== null && { from }), ...(to !== null && { to }) }
    case 'period': {
      const [start, end] = [readDay(values.fromDay), readDay(values.toDay)]
      if (!start && !end) return undefined
      return { kind, ...(start && { from: start }), ...(end && { to: end }) }
    }
    case 'boolean':
      return isTrue === null ? undefined : { kind, value: isTrue }
    case 'choice':
      return choices.length === 0 ? undefined : { kind, values: choices }
  }
}

import type { ColumnFilter, TextOperator } from '../../internal/rowModel/filter.ts'

type DraftKind = Exclude<ColumnFilter['kind'], 'blank'>

interface DraftValues {
  blank: 'any' | 'only' | 'not'
  operator: TextOperator
  text: string
  from: number | null
  to: number | null
  fromDay: string | null
  toDay: string | null
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

/** Whether one day is before another; open bounds are in no order. */
export const isEarlier = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other

/** The draft of a filter that is set, or an empty one. */
export function draftOfFilter(kind: DraftKind, filter: ColumnFilter | undefined): FilterDraft {
  const values: DraftValues = {
    blank: filter?.kind === 'blank' ? (filter.isBlank ? 'only' : 'not') : 'any',
    operator: filter?.kind === 'text' ? filter.operator : 'contains',
    text: filter?.kind === 'text' ? filter.value : '',
    from: filter?.kind === 'range' ? (filter.from ?? null) : null,
    to: filter?.kind === 'range' ? (filter.to ?? null) : null,
    fromDay: filter?.kind === 'period' ? (filter.from ?? null) : null,
    toDay: filter?.kind === 'period' ? (filter.to ?? null) : null,
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
  const { blank, operator, text, from, to, fromDay, toDay, isTrue, choices } = values
  if (blank !== 'any') return { kind: 'blank', isBlank: blank === 'only' }
  switch (kind) {
    case 'text':
      return text.trim() === '' ? undefined : { kind, operator, value: text.trim() }
    case 'range':
      if (from === null && to === null) return undefined
      return { kind, ...(from !== null && { from }), ...(to !== null && { to }) }
    case 'period':
      if (fromDay === null && toDay === null) return undefined
      return { kind, ...(fromDay !== null && { from: fromDay }), ...(toDay !== null && { to: toDay }) }
    case 'boolean':
      return isTrue === null ? undefined : { kind, value: isTrue }
    case 'choice':
      return choices.length === 0 ? undefined : { kind, values: choices }
  }
}

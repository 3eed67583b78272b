import { comparedText, isBlank, type CellValue, type ModelColumn } from './columns.ts'

export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]
/** One column of an order; the first decides, the next break its ties. */
export interface SortKey {
  column: string
  direction: SortDirection
}

/** A collator costs much more than what it compares: one a language. */
const collators = new Map<string, Intl.Collator>()
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale)
  if (known) return known
  const collator = new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}

/** The place of each text among the distinct texts, in the order of the language: texts are compared once, not per sort. */
function textRanks(texts: readonly string[], locale: string): Float64Array {
  const { compare } = collatorOf(locale)
  const distinct = [...new Set(texts)].toSorted(compare)
  const ranks = new Map<string, number>()
  let rank = 0
  distinct.forEach((text, at) => {
    // Texts that the language holds to be equal share a rank, so that the next column decides.
    if (at > 0 && compare(distinct[at - 1] ?? '', text) !== 0) rank += 1
    ranks.set(text, rank)
  })
  return Float64Array.from(texts, text => (text === '' ? Number.NaN : (ranks.get(text) ?? 0)))
}

function numericKey<Row>({ type, choices }: ModelColumn<Row>, value: CellValue): number {
  if (isBlank(value)) return Number.NaN
  if (type === 'boolean') return value === true ? 1 : 0
  if (type === 'date' || type === 'dateTime') return Date.parse(String(value))
  if (type === 'choice') {
    const at = choices?.findIndex(({ id }) => id === value) ?? -1
    return at === -1 ? Number.POSITIVE_INFINITY : at
  }
  return Number(value)
}

/** A number per row that sorts as the column's values do; blank is `NaN`. */
export function sortKeysOf<Row>(
  column: ModelColumn<Row>,
  rows: readonly Row[],
  locale: string,
): Float64Array {
  if (column.type === 'text' || column.type === 'link')
    return textRanks(
      rows.map(row => comparedText(column, column.value(row))),
      locale,
    )
  return Float64Array.from(rows, row => numericKey(column, column.value(row)))
}

/**
 * The row numbers in order. Stable; blank values come last in either direction, as a reader who sorts looks for values.
 * @param keys numbers per row from `sortKeysOf`, one array for each part of the order
 */
export function sortedRows(
  count: number,
  keys: readonly { values: Float64Array; direction: SortDirection }[],
): Int32Array {
  const order = new Int32Array(count).map((_, row) => row)
  const [first, ...rest] = keys.map(({ values, direction }) => ({
    values,
    sign: direction === 'ascending' ? 1 : -1,
  }))
  if (!first) return order
  const compareBy = ({ values, sign }: typeof first, a: number, b: number): number => {
    const x = values[a] ?? Number.NaN
    const y = values[b] ?? Number.NaN
    if (x < y) return -sign
    if (x > y) return sign
    if (x === y) return 0
    return Number(Number.isNaN(x)) - Number(Number.isNaN(y))
  }
  return order.toSorted((a, b) => {
    const decided = compareBy(first, a, b)
    if (decided !== 0) return decided
    for (const key of rest) {
      const next = compareBy(key, a, b)
      if (next !== 0) return next
    }
    return a - b
  })
}

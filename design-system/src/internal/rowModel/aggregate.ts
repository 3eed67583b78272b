export const aggregateKinds = ['sum', 'average', 'minimum', 'maximum', 'count'] as const
/** How the values of a column are combined; blank ones are ignored, and `count` counts the others. */
export type AggregateKind = (typeof aggregateKinds)[number]

/** A sum that compensates for rounding errors (Neumaier), so that cents stay exact over 100,000 rows. */
export class ExactSum {
  #sum = 0
  #lost = 0

  add(value: number): void {
    const next = this.#sum + value
    this.#lost += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum
    this.#sum = next
  }
  get value(): number {
    return this.#sum + this.#lost
  }
}

/**
 * Aggregates the rows of an order from one position to before another.
 * @param values a number per row, `NaN` when blank
 * @param rows row numbers in order
 * @returns `null` if there is no result, such as the average of no values
 */
export function aggregate(
  kind: AggregateKind,
  values: Float64Array,
  rows: Int32Array,
  from = 0,
  end = rows.length,
): number | null {
  const sum = new ExactSum()
  let count = 0
  let minimum = Number.POSITIVE_INFINITY
  let maximum = Number.NEGATIVE_INFINITY
  for (let position = from; position < end; position += 1) {
    const value = values[rows[position] ?? -1] ?? Number.NaN
    if (Number.isNaN(value)) continue
    count += 1
    sum.add(value)
    if (value < minimum) minimum = value
    if (value > maximum) maximum = value
  }
  if (kind === 'count') return count
  if (count === 0) return kind === 'sum' ? 0 : null
  if (kind === 'minimum') return minimum
  if (kind === 'maximum') return maximum
  return kind === 'sum' ? sum.value : sum.value / count
}

/** Cached results, for as long as their values and rows exist. */
const known = new WeakMap<Float64Array, WeakMap<Int32Array, Map<string, number | null>>>()

/** Like `aggregate`, but cached by values and rows: figures that an edit does not touch are not computed again. */
export function keptAggregate(...of: Required<Parameters<typeof aggregate>>): number | null {
  const [kind, values, rows, from, end] = of
  const byRows = known.get(values) ?? new WeakMap<Int32Array, Map<string, number | null>>()
  known.set(values, byRows)
  const figures = byRows.get(rows) ?? new Map<string, number | null>()
  byRows.set(rows, figures)
  const key = `${kind} ${from} ${end}`
  const before = figures.get(key)
  if (before !== undefined) return before
  const figure = aggregate(...of)
  figures.set(key, figure)
  return figure
}

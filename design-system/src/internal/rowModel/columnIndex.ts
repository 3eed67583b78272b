import { comparedText, foldedText, foldFast, isSearched, isText, type ModelColumn } from './columns.ts'
import { touchedIn, type TouchedRows } from './rowChanges.ts'
import { numericKey } from './sort.ts'
import { textComparison, TextRanks } from './textRanks.ts'

/** The per-column data for sorting, searching and filtering, computed on first use and cached. */
export class ColumnIndex<Row> {
  readonly columns: readonly ModelColumn<Row>[]
  readonly #searched: readonly ModelColumn<Row>[]
  readonly #rows: readonly Row[]
  readonly #locale: string
  readonly #byId: ReadonlyMap<string, ModelColumn<Row>>
  readonly #keys = new Map<string, Float64Array>()
  readonly #ranks = new Map<string, TextRanks>()
  readonly #texts = new Map<string, readonly string[]>()
  #haystack: readonly string[] | undefined

  constructor(rows: readonly Row[], columns: readonly ModelColumn<Row>[], locale: string) {
    this.#rows = rows
    this.columns = columns
    this.#locale = locale
    this.#byId = new Map(columns.map(column => [column.id, column]))
    this.#searched = columns.filter(isSearched)
  }

  /** Ids of the columns that the quick search covers. */
  get searched(): readonly string[] {
    return this.#searched.map(({ id }) => id)
  }
  column(id: string): ModelColumn<Row> | undefined {
    return this.#byId.get(id)
  }
  /** Whether the sort keys of a column are already known. */
  hasKeys(columnId: string): boolean {
    return this.#keys.has(columnId)
  }
  /** Sort keys of a column, by row; `NaN` when blank. */
  keysOf(columnId: string): Float64Array {
    const known = this.#keys.get(columnId)
    if (known) return known
    const column = this.#byId.get(columnId)
    if (!column) return new Float64Array(0)
    const keys = isText(column)
      ? this.#rankedTexts(column)
      : Float64Array.from(this.#rows, row => numericKey(column, column.value(row)))
    this.#keys.set(columnId, keys)
    return keys
  }
  /** Folded texts of a column, by row. */
  textsOf(columnId: string): readonly string[] {
    const known = this.#texts.get(columnId)
    if (known) return known
    const column = this.#byId.get(columnId)
    const texts = column ? this.#rows.map(row => foldedText(column, row)) : []
    this.#texts.set(columnId, texts)
    return texts
  }
  /** The text that the quick search covers, by row. */
  get haystack(): readonly string[] {
    this.#haystack ??= this.#rows.map(row => this.#hayOf(row))
    return this.#haystack
  }

  /** The index for rows that differ in a few values: only those are recomputed. */
  withRows(rows: readonly Row[], touched: TouchedRows): ColumnIndex<Row> {
    const next = new ColumnIndex(rows, this.columns, this.#locale)
    for (const [id, keys] of this.#keys) next.#reuseKeys(id, keys, this.#ranks.get(id), touched.get(id) ?? [])
    for (const [id, texts] of this.#texts) {
      const column = this.#byId.get(id)
      if (column)
        next.#texts.set(
          id,
          patched(texts, rows, touched.get(id), row => foldedText(column, row)),
        )
    }
    const found = touchedIn(touched, this.searched)
    if (this.#haystack) next.#haystack = patched(this.#haystack, rows, found, row => next.#hayOf(row))
    return next
  }

  #reuseKeys(id: string, keys: Float64Array, ranks: TextRanks | undefined, rows: readonly number[]): void {
    const column = this.#byId.get(id)
    if (!column) return
    const own = rows.length === 0 ? keys : keys.slice()
    for (const row of rows) {
      const value = column.value(this.#rows[row] as Row)
      const key = ranks ? ranks.rankOf(comparedText(column, value)) : numericKey(column, value)
      // No free number between its neighbours: the column is renumbered on the next use.
      if (key === null) return
      own[row] = key
    }
    if (ranks) this.#ranks.set(id, ranks)
    this.#keys.set(id, own)
  }
  #rankedTexts(column: ModelColumn<Row>): Float64Array {
    const texts = this.#rows.map(row => comparedText(column, column.value(row)))
    const ranks = new TextRanks(texts, textComparison(this.#locale))
    this.#ranks.set(column.id, ranks)
    return Float64Array.from(texts, text => ranks.rankOf(text) ?? Number.NaN)
  }
  /**
   * No typed word contains a line feed, so no match spans two columns. Folding all columns at once takes a third of the
   * time and keeps nothing per column.
   */
  #hayOf(row: Row): string {
    return foldFast(this.#searched.map(column => comparedText(column, column.value(row))).join('\n'))
  }
}

function patched<Row, Value>(
  values: readonly Value[],
  rows: readonly Row[],
  touched: readonly number[] = [],
  read: (row: Row) => Value,
): readonly Value[] {
  if (touched.length === 0) return values
  const own = [...values]
  for (const at of touched) own[at] = read(rows[at] as Row)
  return own
}

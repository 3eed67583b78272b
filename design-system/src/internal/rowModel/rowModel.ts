import { comparedText, foldFast, isSearched, type ModelColumn } from './columns.ts'
import { fold } from '../fold.ts'
import { isIdle, predicateOf, type ColumnFilter } from './filter.ts'
import { sortedRows, sortKeysOf, type SortKey } from './sort.ts'

/** What decides which rows are shown, and in what order. */
export interface Arrangement {
  sort: readonly SortKey[]
  /** Words that all must occur in a row, accents and case aside. */
  search: string
  /** By column id. */
  filters: Readonly<Record<string, ColumnFilter>>
}

/** Which rows are shown: numbers into the rows of the model, in order. */
export class RowOrder {
  readonly rows: Int32Array
  readonly #count: number
  #positions: Int32Array | undefined

  /** @param count of all rows of the model */
  constructor(rows: Int32Array, count: number) {
    this.rows = rows
    this.#count = count
  }

  get length(): number {
    return this.rows.length
  }

  /** The number of the row at a position; −1 beyond the end. */
  rowAt(position: number): number {
    return this.rows[position] ?? -1
  }

  /** Where a row stands; −1 when it is not shown. The inverse is made when it is first asked for. */
  positionOf(row: number): number {
    if (!this.#positions) {
      this.#positions = new Int32Array(this.#count).fill(-1)
      for (let position = 0; position < this.rows.length; position += 1)
        this.#positions[this.rows[position] ?? 0] = position
    }
    return this.#positions[row] ?? -1
  }
}

/**
 * Rows by number, with what sorting, searching and filtering need to know of them worked out once and kept.
 * Nothing is copied: an arrangement is an array of row numbers. Rows and columns are taken as they are; other rows or
 * other columns are another model.
 */
export class RowModel<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly ModelColumn<Row>[]
  readonly #getId: (row: Row) => string
  readonly #locale: string
  readonly #byId: ReadonlyMap<string, ModelColumn<Row>>
  readonly #keys = new Map<string, Float64Array>()
  readonly #texts = new Map<string, readonly string[]>()
  #haystack: readonly string[] | undefined
  #rowById: Map<string, number> | undefined
  #sorted: { signature: string; rows: Int32Array } | undefined

  /** @param getId the user's id of a row, unique among them */
  constructor(
    rows: readonly Row[],
    columns: readonly ModelColumn<Row>[],
    getId: (row: Row) => string,
    locale: string,
  ) {
    this.rows = rows
    this.columns = columns
    this.#getId = getId
    this.#locale = locale
    this.#byId = new Map(columns.map(column => [column.id, column]))
  }

  /** The user's id of a row. @throws RangeError when there is no such row */
  idAt(row: number): string {
    const found = this.rows[row]
    if (found === undefined) throw new RangeError(`no row ${row}`)
    return this.#getId(found)
  }

  /** The number of the row with this id; −1 when there is none. */
  rowOfId(id: string): number {
    this.#rowById ??= new Map(this.rows.map((row, at) => [this.#getId(row), at]))
    return this.#rowById.get(id) ?? -1
  }

  /** Folded texts of a column, by row. */
  textsOf(columnId: string): readonly string[] {
    const known = this.#texts.get(columnId)
    if (known) return known
    const column = this.#byId.get(columnId)
    const texts = column ? this.rows.map(row => foldFast(comparedText(column, column.value(row)))) : []
    this.#texts.set(columnId, texts)
    return texts
  }

  /** The words of a value; empty when it is blank. */
  textAt(row: number, columnId: string): string {
    const column = this.#byId.get(columnId)
    const found = this.rows[row]
    return column && found !== undefined ? comparedText(column, column.value(found)) : ''
  }

  /** Numbers of a column that sort as its values do, by row; `NaN` when blank. */
  keysOf(columnId: string): Float64Array {
    const column = this.#byId.get(columnId)
    return column ? this.#keysOf(column) : new Float64Array(0)
  }

  /** The rows of an arrangement. Columns that the model has not are left aside: a saved view may be older than they are. */
  arrange({ sort, search, filters }: Arrangement): RowOrder {
    const count = this.rows.length
    const sorted = this.#sort(sort)
    const tests = [...this.#filterTests(filters), ...this.#searchTests(search)]
    if (tests.length === 0) return new RowOrder(sorted, count)
    return new RowOrder(
      sorted.filter(row => tests.every(test => test(row))),
      count,
    )
  }

  #keysOf(column: ModelColumn<Row>): Float64Array {
    const known = this.#keys.get(column.id)
    if (known) return known
    const keys = sortKeysOf(column, this.rows, this.#locale)
    this.#keys.set(column.id, keys)
    return keys
  }

  /** The last order is kept: typing into the search does not sort again. */
  #sort(sort: readonly SortKey[]): Int32Array {
    const signature = JSON.stringify(sort)
    if (this.#sorted?.signature === signature) return this.#sorted.rows
    const keys = sort.flatMap(({ column: id, direction }) => {
      const column = this.#byId.get(id)
      return column ? [{ values: this.#keysOf(column), direction }] : []
    })
    const rows = sortedRows(this.rows.length, keys)
    this.#sorted = { signature, rows }
    return rows
  }

  #filterTests(filters: Arrangement['filters']): ((row: number) => boolean)[] {
    return Object.entries(filters).flatMap(([id, filter]) => {
      const column = this.#byId.get(id)
      if (!column || isIdle(filter)) return []
      const test = predicateOf(filter, column.type)
      const { rows } = this
      const needsText = filter.kind === 'text' || filter.kind === 'blank'
      const texts = needsText ? this.textsOf(id) : []
      const keys = needsText || filter.kind === 'choice' ? undefined : this.#keysOf(column)
      return [
        (at: number) => {
          const row = rows[at]
          return (
            row !== undefined &&
            test({ text: texts[at] ?? '', key: keys?.[at] ?? Number.NaN, value: column.value(row) })
          )
        },
      ]
    })
  }

  #searchTests(search: string): ((row: number) => boolean)[] {
    const words = fold(search)
      .split(/\s+/)
      .filter(word => word !== '')
    if (words.length === 0) return []
    const searched = this.columns.filter(isSearched).map(({ id }) => this.textsOf(id))
    // No word that is typed holds the line feed: none is found across two columns.
    this.#haystack ??= this.rows.map((_, row) => searched.map(texts => texts[row]).join('\n'))
    const haystack = this.#haystack
    return words.map(word => (row: number) => haystack[row]?.includes(word) ?? false)
  }
}

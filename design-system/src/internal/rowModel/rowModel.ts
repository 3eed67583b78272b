import { fold } from '../fold.ts'
import { ColumnIndex } from './columnIndex.ts'
import { comparedText, type ModelColumn } from './columns.ts'
import { datedFilter, isIdle, predicateOf, type ColumnFilter } from './filter.ts'
import { changedRows, reorderedRows, touchedIn, touchedRows, type TouchedRows } from './rowChanges.ts'
import { rowComparison, sortedRows, type SortKey } from './sort.ts'

/** What determines which rows are shown, and in what order. */
export interface Arrangement {
  sort: readonly SortKey[]
  /** Words that must all occur in a row, ignoring accents and case. */
  search: string
  /** By column id. */
  filters: Readonly<Record<string, ColumnFilter>>
}

/** The rows shown, in order, as row numbers of the model. */
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

  /** The position of a row; −1 if it is not shown. The inverse is computed on first use. */
  positionOf(row: number): number {
    if (!this.#positions) {
      this.#positions = new Int32Array(this.#count).fill(-1)
      for (let position = 0; position < this.rows.length; position += 1)
        this.#positions[this.rows[position] ?? 0] = position
    }
    return this.#positions[row] ?? -1
  }
}

/** Row numbers by the caller's ids; shared by all models with the same rows in the same places. */
class RowIds<Row> {
  readonly #rows: readonly Row[]
  readonly #getId: (row: Row) => string
  #byId: Map<string, number> | undefined

  constructor(rows: readonly Row[], getId: (row: Row) => string) {
    this.#rows = rows
    this.#getId = getId
  }
  rowOf(id: string): number {
    this.#byId ??= new Map(this.#rows.map((row, at) => [this.#getId(row), at]))
    return this.#byId.get(id) ?? -1
  }
}

/** A row order, and what it was computed for. */
interface Sorted {
  sort: readonly SortKey[]
  signature: string
  order: RowOrder
}
interface Arranged extends Omit<Sorted, 'sort'> {
  by: Arrangement
}

/**
 * Rows by number, with cached data for sorting, searching and filtering. Nothing is copied: an arrangement is an array
 * of row numbers. Rows and columns must not be modified; other rows or columns need another model.
 */
export class RowModel<Row> {
  readonly rows: readonly Row[]
  /** The same object as long as the ids and their places are unchanged. */
  readonly ids: RowIds<Row>
  readonly #getId: (row: Row) => string
  readonly #locale: string
  readonly #index: ColumnIndex<Row>
  /** The last order of all rows, and of those that match. */
  #sorted: Sorted | undefined
  #arranged: Arranged | undefined

  /**
   * @param getId the caller's unique id of a row
   * @param known cached data from rows with the same ids in the same places
   */
  constructor(
    rows: readonly Row[],
    columns: readonly ModelColumn<Row>[],
    getId: (row: Row) => string,
    locale: string,
    known?: { index: ColumnIndex<Row>; ids: RowIds<Row> },
  ) {
    this.rows = rows
    this.ids = known?.ids ?? new RowIds(rows, getId)
    this.#getId = getId
    this.#locale = locale
    this.#index = known?.index ?? new ColumnIndex(rows, columns, locale)
  }

  /**
   * The model for rows of which only a few have changed, each in its place: cached data is kept unless the changes
   * affect it. `null` if too much has changed.
   */
  withRows(rows: readonly Row[]): RowModel<Row> | null {
    const changed = changedRows(this.rows, rows)
    const idOf = (row: Row | undefined) => (row === undefined ? undefined : this.#getId(row))
    if (!changed || changed.some(row => idOf(this.rows[row]) !== idOf(rows[row]))) return null
    const { columns } = this.#index
    const touched = touchedRows(columns, this.rows, rows, changed)
    const known = { index: this.#index.withRows(rows, touched), ids: this.ids }
    const next = new RowModel(rows, columns, this.#getId, this.#locale, known)
    if (this.#sorted) next.#takeOrders(this.#sorted, this.#arranged, touched)
    return next
  }

  rowAt(row: number): Row | undefined {
    return this.rows[row]
  }
  /** The caller's id of a row. @throws RangeError when there is no such row */
  idAt(row: number): string {
    const found = this.rows[row]
    if (found === undefined) throw new RangeError(`no row ${row}`)
    return this.#getId(found)
  }
  /** The number of the row with this id; −1 if there is none. */
  rowOfId(id: string): number {
    return this.ids.rowOf(id)
  }

  /** Folded texts of a column, by row. */
  textsOf(columnId: string): readonly string[] {
    return this.#index.textsOf(columnId)
  }
  /** The text of a value; empty when it is blank. */
  textAt(row: number, columnId: string): string {
    const column = this.#index.column(columnId)
    const found = this.rows[row]
    return column && found !== undefined ? comparedText(column, column.value(found)) : ''
  }
  /** Sort keys of a column, by row; `NaN` when blank. */
  keysOf(columnId: string): Float64Array {
    return this.#index.keysOf(columnId)
  }

  /** The rows of an arrangement. Unknown columns are ignored, because a saved view may be older than the columns. */
  arrange(by: Arrangement): RowOrder {
    const signature = JSON.stringify([by.sort, by.search, Object.entries(by.filters).map(datedFilter)])
    if (this.#arranged?.signature === signature) return this.#arranged.order
    const sorted = this.#sort(by.sort)
    const tests = this.#testsOf(by)
    const isIn = (row: number) => tests.every(test => test(row))
    const order = tests.length === 0 ? sorted : new RowOrder(sorted.rows.filter(isIn), this.rows.length)
    this.#arranged = { by, signature, order }
    return order
  }

  /**
   * Takes over the previous orders, repositioning only rows that changed in a column used for sorting, searching or
   * filtering.
   */
  #takeOrders(sorted: Sorted, arranged: Arranged | undefined, touched: TouchedRows): void {
    const sortedBy = sorted.sort.map(({ column }) => column)
    if (sortedBy.some(id => touched.has(id) && !this.#index.hasKeys(id))) return
    const compare = rowComparison(this.#sortValues(sorted.sort))
    const reorder = (order: RowOrder, columns: readonly string[], isIn: (row: number) => boolean) => {
      const affected = touchedIn(touched, columns)
      const rows = reorderedRows(order.rows, affected, row => order.positionOf(row), isIn, compare)
      return rows === order.rows ? order : new RowOrder(rows, this.rows.length)
    }
    const all = reorder(sorted.order, sortedBy, () => true)
    this.#sorted = { ...sorted, order: all }
    if (!arranged || JSON.stringify(arranged.by.sort) !== sorted.signature) return
    const { search, filters } = arranged.by
    const tests = this.#testsOf(arranged.by)
    const looked = [...sortedBy, ...Object.keys(filters), ...(search === '' ? [] : this.#index.searched)]
    const order =
      tests.length === 0 ? all : reorder(arranged.order, looked, row => tests.every(test => test(row)))
    this.#arranged = { ...arranged, order }
  }

  /** All rows in order, ignoring search and filters. */
  sortedBy(sort: readonly SortKey[]): RowOrder {
    return this.#sort(sort)
  }
  /** The last order is cached: typing into the search does not sort again. */
  #sort(sort: readonly SortKey[]): RowOrder {
    const signature = JSON.stringify(sort)
    if (this.#sorted?.signature !== signature) {
      const count = this.rows.length
      const order = new RowOrder(sortedRows(count, this.#sortValues(sort)), count)
      this.#sorted = { sort, signature, order }
    }
    return this.#sorted.order
  }
  #sortValues(sort: readonly SortKey[]) {
    return sort.flatMap(({ column, direction }) =>
      this.#index.column(column) ? [{ values: this.keysOf(column), direction }] : [],
    )
  }

  #testsOf({ search, filters }: Arrangement): ((row: number) => boolean)[] {
    return [...this.#filterTests(filters), ...this.#searchTests(search)]
  }
  #filterTests(filters: Arrangement['filters']): ((row: number) => boolean)[] {
    return Object.entries(filters).flatMap(([id, filter]) => {
      const column = this.#index.column(id)
      if (!column || isIdle(filter)) return []
      const test = predicateOf(filter, column.type)
      const { rows } = this
      const needsText = filter.kind === 'text' || filter.kind === 'blank'
      const texts = needsText ? this.textsOf(id) : []
      const keys = needsText || filter.kind === 'choice' ? undefined : this.keysOf(id)
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
    const { haystack } = this.#index
    return words.map(word => (row: number) => haystack[row]?.includes(word) ?? false)
  }
}

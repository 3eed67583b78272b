import { fold } from '../fold.ts'
import { cellKey, columnOfKey, footerRow, groupsRow, headerRow, isHeaderRow, rowOfKey } from './keys.ts'
import { groupAround, type GridShape } from './shape.ts'

type Key = string | number

interface KeyboardOptions extends GridShape {
  direction: 'ltr' | 'rtl'
  /** How many rows PageUp and PageDown move. */
  pageRows: () => number
}

/**
 * Computes the targets of a grid's keys. The stock delegate walks from row to row: a letter without a match took six
 * seconds at 100,000 rows.
 */
export class GridKeyboard {
  readonly #grid: KeyboardOptions

  constructor(grid: KeyboardOptions) {
    this.#grid = grid
  }

  getKeyBelow(key: Key): Key | null {
    return this.#vertical(key, 1)
  }
  getKeyAbove(key: Key): Key | null {
    return this.#vertical(key, -1)
  }
  getKeyPageBelow(key: Key): Key | null {
    return this.#page(key, this.#grid.pageRows())
  }
  getKeyPageAbove(key: Key): Key | null {
    return this.#page(key, -this.#grid.pageRows())
  }
  getKeyLeftOf(key: Key): Key | null {
    return this.#horizontal(key, this.#grid.direction === 'rtl' ? 1 : -1)
  }
  getKeyRightOf(key: Key): Key | null {
    return this.#horizontal(key, this.#grid.direction === 'rtl' ? -1 : 1)
  }
  /** Home: the first cell of the row; with `isGlobal` (Ctrl) of the first row. */
  getFirstKey(key?: Key | null, isGlobal = false): Key | null {
    const row = typeof key === 'number' && !isGlobal ? rowOfKey(key) : this.#firstRow()
    return this.#cell(row, row === groupsRow ? this.#grid.groups?.[0]?.[0] : this.#grid.columns[0])
  }
  /** End: the last cell of the row; with `isGlobal` (Ctrl) of the last row. */
  getLastKey(key?: Key | null, isGlobal = false): Key | null {
    const { order, columns, groups, hasFooter } = this.#grid
    const last = hasFooter ? footerRow : order.length > 0 ? order.rowAt(order.length - 1) : headerRow
    const row = typeof key === 'number' && !isGlobal ? rowOfKey(key) : last
    return this.#cell(row, row === groupsRow ? groups?.at(-1)?.at(-1) : columns.at(-1))
  }
  /** The next row whose name starts with the text; repeating a letter moves on to the next. Stays in the column. */
  getKeyForSearch(search: string, fromKey?: Key | null): Key | null {
    const { order, names, nameColumn } = this.#grid
    const folded = fold(search)
    if (folded === '') return null
    const isRepeated = folded === (folded[0] ?? '').repeat(folded.length)
    const wanted = isRepeated ? (folded[0] ?? '') : folded
    const from = typeof fromKey === 'number' ? order.positionOf(rowOfKey(fromKey)) : -1
    const start = Math.max(0, isRepeated ? from + 1 : from)
    const texts = names()
    for (let step = 0; step < order.length; step += 1) {
      const row = order.rowAt((start + step) % order.length)
      if (texts[row]?.startsWith(wanted))
        return cellKey(row, typeof fromKey === 'number' ? columnOfKey(fromKey) : nameColumn)
    }
    this.#grid.onNoMatch?.(search)
    return null
  }

  #firstRow(): number {
    return this.#grid.order.length > 0 ? this.#grid.order.rowAt(0) : headerRow
  }
  #cell(row: number, column: number | undefined): Key | null {
    return column === undefined ? null : cellKey(row, column)
  }
  /** The header comes before the first row, the footer after the last. */
  #positionOf(row: number): number {
    if (isHeaderRow(row)) return -1
    return row === footerRow ? this.#grid.order.length : this.#grid.order.positionOf(row)
  }
  #vertical(key: Key, step: number): Key | null {
    if (typeof key !== 'number') return null
    const row = rowOfKey(key)
    const column = columnOfKey(key)
    // A cell above the header spans some of its columns, and is reached from them.
    if (row === groupsRow) return step > 0 ? cellKey(headerRow, column) : null
    if (row === headerRow && step < 0)
      return groupAround(this.#grid, column) ? cellKey(groupsRow, column) : null
    const next = this.#positionOf(row) + step
    if (next === -1) return cellKey(headerRow, column)
    if (next === this.#grid.order.length && this.#grid.hasFooter) return cellKey(footerRow, column)
    const found = this.#grid.order.rowAt(next)
    return found === -1 ? null : cellKey(found, column)
  }
  #page(key: Key, rows: number): Key | null {
    if (typeof key !== 'number' || this.#grid.order.length === 0) return null
    const from = Math.max(0, this.#positionOf(rowOfKey(key)))
    const position = Math.min(this.#grid.order.length - 1, Math.max(0, from + rows))
    return cellKey(this.#grid.order.rowAt(position), columnOfKey(key))
  }
  #horizontal(key: Key, step: number): Key | null {
    if (typeof key !== 'number') return null
    const { columns, groups = [] } = this.#grid
    const column = columnOfKey(key)
    if (rowOfKey(key) === groupsRow) {
      const group = groups[groups.findIndex(own => own.includes(column)) + step]
      return this.#cell(groupsRow, step > 0 ? group?.[0] : group?.at(-1))
    }
    const next = columns[columns.indexOf(column) + step]
    return next === undefined ? null : cellKey(rowOfKey(key), next)
  }
}

import type { GridNode } from 'react-stately/private/grid/GridCollection'
import type { ITableCollection } from 'react-stately/private/table/TableCollection'
import {
  cellKey,
  columnOfKey,
  footerRow,
  groupsRow,
  headerRow,
  isHeaderRow,
  rowKey,
  rowOfKey,
} from './keys.ts'
import { groupAround, type GridShape } from './shape.ts'

type Key = string | number
type LazyNode = GridNode<object>

/**
 * The collection of a grid for React Aria, which creates nodes on demand. React Aria's own renders every row and cell
 * through React: 13 kB per row, and seconds at 100,000.
 */
export class LazyTable implements ITableCollection<object> {
  readonly #shape: GridShape
  readonly rowHeaderColumnKeys: Set<Key>
  readonly body: LazyNode
  readonly head: LazyNode

  constructor(shape: GridShape) {
    this.#shape = shape
    this.rowHeaderColumnKeys = new Set([cellKey(headerRow, shape.nameColumn)])
    this.head = node({ type: 'head', key: 'head', index: 0, hasChildNodes: true })
    this.body = node({ type: 'body', key: 'body', index: 1, hasChildNodes: shape.order.length > 0 })
  }

  get size(): number {
    return this.#shape.order.length
  }
  get columnCount(): number {
    return this.#shape.columns.length
  }
  get headerRows(): LazyNode[] {
    return [this.#row(headerRow)]
  }
  get columns(): LazyNode[] {
    return this.#shape.columns.map(column => this.#cell(headerRow, column))
  }
  /** All rows as nodes. As expensive as the stock collection, but nothing in the grid uses it. */
  get rows(): LazyNode[] {
    return [...this]
  }

  getItem(key: Key): LazyNode | null {
    if (typeof key !== 'number') return key === 'body' ? this.body : key === 'head' ? this.head : null
    const row = rowOfKey(key)
    const column = columnOfKey(key)
    if (row === groupsRow && !groupAround(this.#shape, column)) return null
    const isFixed = isHeaderRow(row) || (row === footerRow && this.#shape.hasFooter === true)
    if (!isFixed && this.#shape.order.positionOf(row) === -1) return null
    if (column === -1) return this.#row(row)
    return this.#shape.columns.includes(column) ? this.#cell(row, column) : null
  }
  at(position: number): LazyNode | null {
    const row = this.#shape.order.rowAt(position)
    return row === -1 ? null : this.#row(row)
  }
  getChildren(key: Key): LazyNode[] {
    if (key === 'body') return this.rows
    if (key === 'head') return this.headerRows
    if (typeof key !== 'number' || columnOfKey(key) !== -1 || !this.getItem(key)) return []
    return this.#shape.columns.map(column => this.#cell(rowOfKey(key), column))
  }
  getKeyBefore(key: Key): Key | null {
    return this.#neighbour(key, -1)
  }
  getKeyAfter(key: Key): Key | null {
    return this.#neighbour(key, 1)
  }
  getFirstKey(): Key | null {
    return this.at(0)?.key ?? null
  }
  getLastKey(): Key | null {
    return this.at(this.size - 1)?.key ?? null
  }
  getTextValue(key: Key): string {
    return this.getItem(key)?.textValue ?? ''
  }
  *getKeys(): IterableIterator<Key> {
    for (let position = 0; position < this.size; position += 1)
      yield rowKey(this.#shape.order.rowAt(position))
  }
  *[Symbol.iterator](): IterableIterator<LazyNode> {
    for (let position = 0; position < this.size; position += 1)
      yield this.#row(this.#shape.order.rowAt(position))
  }

  #neighbour(key: Key, step: number): Key | null {
    if (typeof key !== 'number') return null
    const { order, columns } = this.#shape
    const [row, column] = [rowOfKey(key), columnOfKey(key)]
    if (column !== -1) {
      const next = columns[columns.indexOf(column) + step]
      return next === undefined ? null : cellKey(row, next)
    }
    const position = order.positionOf(row)
    return position === -1 ? null : (this.at(position + step)?.key ?? null)
  }
  #row(row: number): LazyNode {
    const isHeader = row === headerRow
    return node({
      type: isHeader ? 'headerrow' : 'item',
      key: rowKey(row),
      index: isHeader ? 0 : this.#shape.order.positionOf(row),
      parentKey: isHeader ? 'head' : 'body',
      hasChildNodes: true,
      textValue: isHeader ? '' : (this.#shape.names()[row] ?? ''),
    })
  }
  #cell(row: number, column: number): LazyNode {
    const isHeader = isHeaderRow(row)
    return node({
      type: isHeader ? 'column' : column === this.#shape.nameColumn ? 'rowheader' : 'cell',
      key: cellKey(row, column),
      index: this.#shape.columns.indexOf(column),
      parentKey: rowKey(row),
      hasChildNodes: false,
      level: 1,
      textValue: isHeader ? this.#shape.titleOf(column) : '',
    })
  }
}

function node(own: Pick<LazyNode, 'type' | 'key' | 'index' | 'hasChildNodes'> & Partial<LazyNode>): LazyNode {
  return { value: null, level: 0, childNodes: [], rendered: null, textValue: '', props: {}, ...own }
}

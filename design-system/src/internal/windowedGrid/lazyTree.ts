import type { TreeState } from 'react-stately/useTreeState'
import type { Order } from './shape.ts'

type Key = string | number
type TreeCollection = TreeState<object>['collection']
type LazyNode = NonNullable<ReturnType<TreeCollection['getItem']>>

/** A tree as seen by React Aria's delegates: rows have numbers internally, and the caller's ids as keys. */
export interface TreeShape {
  /** The visible rows. */
  order: Order
  idAt: (row: number) => string
  /** −1 if there is no such row. */
  rowOfId: (id: string) => number
  /** −1 at the top level. */
  parentOf: (row: number) => number
  /** Folded names of all rows, by number, for type-ahead. Called when somebody types. */
  names: () => readonly string[]
}

/** The row with a key, if it is visible; otherwise −1. */
export function rowOfTreeKey({ order, rowOfId }: TreeShape, key: Key | null | undefined): number {
  const row = typeof key === 'string' ? rowOfId(key) : -1
  return row !== -1 && order.positionOf(row) !== -1 ? row : -1
}

/** The collection of a tree for React Aria, which creates nodes on demand. */
export class LazyTree implements TreeCollection {
  readonly #shape: TreeShape

  constructor(shape: TreeShape) {
    this.#shape = shape
  }

  get size(): number {
    return this.#shape.order.length
  }
  getItem(key: Key): LazyNode | null {
    const row = rowOfTreeKey(this.#shape, key)
    return row === -1 ? null : this.#node(row)
  }
  at(position: number): LazyNode | null {
    const row = this.#shape.order.rowAt(position)
    return row === -1 ? null : this.#node(row)
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
  *getKeys(): IterableIterator<Key> {
    for (let position = 0; position < this.size; position += 1)
      yield this.#shape.idAt(this.#shape.order.rowAt(position))
  }
  *[Symbol.iterator](): IterableIterator<LazyNode> {
    for (let position = 0; position < this.size; position += 1)
      yield this.#node(this.#shape.order.rowAt(position))
  }

  #neighbour(key: Key, step: number): Key | null {
    const row = rowOfTreeKey(this.#shape, key)
    return row === -1 ? null : (this.at(this.#shape.order.positionOf(row) + step)?.key ?? null)
  }
  #node(row: number): LazyNode {
    const { idAt, parentOf, order } = this.#shape
    const parent = parentOf(row)
    return {
      type: 'item',
      key: idAt(row),
      parentKey: parent === -1 ? null : idAt(parent),
      index: order.positionOf(row),
      value: null,
      level: 0,
      hasChildNodes: false,
      childNodes: [],
      rendered: null,
      textValue: this.#shape.names()[row] ?? '',
      props: {},
    }
  }
}

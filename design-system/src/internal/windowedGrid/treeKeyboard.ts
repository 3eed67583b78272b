import { fold } from '../fold.ts'
import { rowOfTreeKey, type TreeShape } from './lazyTree.ts'

type Key = string | number

/**
 * Computes the targets of a tree's keys, like `GridKeyboard`: the stock delegate walks from row to row. Left and right
 * open and close rows, which the tree handles itself.
 */
export class TreeKeyboard {
  readonly #tree: TreeShape
  readonly #pageRows: () => number

  /** @param pageRows how many rows PageUp and PageDown move */
  constructor(tree: TreeShape, pageRows: () => number) {
    this.#tree = tree
    this.#pageRows = pageRows
  }

  getKeyBelow(key: Key): Key | null {
    return this.#step(key, 1)
  }
  getKeyAbove(key: Key): Key | null {
    return this.#step(key, -1)
  }
  getKeyPageBelow(key: Key): Key | null {
    return this.#page(key, this.#pageRows())
  }
  getKeyPageAbove(key: Key): Key | null {
    return this.#page(key, -this.#pageRows())
  }
  getFirstKey(): Key | null {
    return this.#at(0)
  }
  getLastKey(): Key | null {
    return this.#at(this.#tree.order.length - 1)
  }
  /** The next row whose name starts with the text; repeating a letter moves on to the next. */
  getKeyForSearch(search: string, fromKey?: Key | null): Key | null {
    const { order, names, idAt } = this.#tree
    const folded = fold(search)
    if (folded === '') return null
    const letter = folded[0] ?? ''
    const isRepeated = folded === letter.repeat(folded.length)
    const wanted = isRepeated ? letter : folded
    const from = rowOfTreeKey(this.#tree, fromKey)
    const position = from === -1 ? -1 : order.positionOf(from)
    const start = Math.max(0, isRepeated ? position + 1 : position)
    const texts = names()
    for (let step = 0; step < order.length; step += 1) {
      const row = order.rowAt((start + step) % order.length)
      if (texts[row]?.startsWith(wanted)) return idAt(row)
    }
    return null
  }

  #at(position: number): Key | null {
    const row = this.#tree.order.rowAt(position)
    return row === -1 ? null : this.#tree.idAt(row)
  }
  #step(key: Key, step: number): Key | null {
    const row = rowOfTreeKey(this.#tree, key)
    return row === -1 ? null : this.#at(this.#tree.order.positionOf(row) + step)
  }
  #page(key: Key, rows: number): Key | null {
    const row = rowOfTreeKey(this.#tree, key)
    if (row === -1) return null
    const { order } = this.#tree
    return this.#at(Math.min(order.length - 1, Math.max(0, order.positionOf(row) + rows)))
  }
}

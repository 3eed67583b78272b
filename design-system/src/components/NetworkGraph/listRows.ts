import { RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { TreeShape } from '../../internal/windowedGrid/lazyTree.ts'
import type { GraphFilter } from './graphFilter.ts'
import type { GraphModel } from './graphModel.ts'

/** The content of a list row: a node, or a linked node listed below it. */
export interface ListRow {
  node: number
  /** The link through which it is listed, −1 for a node's own row. */
  link: number
  /** Number of the row that it is listed below, −1 for a node's own row. */
  parent: number
}

/** Separates the id of a node from the id of a link. Nobody types a line break in an id. */
const join = '\n'

/**
 * All rows of the list by number, visible or not: each node, followed by its linked nodes. Row numbers are computed
 * from the model's slots, without an object per row.
 */
export class ListRows {
  readonly #model: GraphModel

  constructor(model: GraphModel) {
    this.#model = model
  }

  get length(): number {
    return this.#model.nodes.length + this.#model.links.length
  }
  /** A node's own row. */
  rowOfNode(node: number): number {
    return node + this.#model.startOf(node)
  }
  /** The row of a linked node. @param slot of the model */
  rowOfSlot(node: number, slot: number): number {
    return node + slot + 1
  }
  at(row: number): ListRow {
    const node = this.#nodeAt(row)
    const own = this.rowOfNode(node)
    if (row === own) return { node, link: -1, parent: -1 }
    const slot = row - node - 1
    return { node: this.#model.neighbourAt(slot), link: this.#model.linkAt(slot), parent: own }
  }
  /** The node below which a row is listed, or the row's own node. */
  #nodeAt(row: number): number {
    let [low, high] = [0, this.#model.nodes.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.rowOfNode(middle) <= row) low = middle
      else high = middle - 1
    }
    return low
  }
  idAt(row: number): string {
    const { nodes, edges } = this.#model
    const { node, link, parent } = this.at(row)
    if (parent === -1) return nodes[node]?.id ?? ''
    return `${nodes[this.#nodeAt(row)]?.id ?? ''}${join}${edges[link]?.id ?? ''}`
  }
  /** −1 if there is no such row. */
  rowOfId(id: string): number {
    const at = id.lastIndexOf(join)
    const node = this.#model.numberOf(at === -1 ? id : id.slice(0, at))
    if (node === -1 || at === -1) return node === -1 ? -1 : this.rowOfNode(node)
    const edge = id.slice(at + join.length)
    for (let slot = this.#model.startOf(node); slot < this.#model.endOf(node); slot += 1)
      if (this.#model.edges[this.#model.linkAt(slot)]?.id === edge) return this.rowOfSlot(node, slot)
    return -1
  }
  /** The visible rows. @param open flags by node */
  orderOf({ shown, found }: GraphFilter, open: Uint8Array): RowOrder {
    const rows = new Int32Array(this.length)
    let length = 0
    const add = (row: number) => {
      rows[length] = row
      length += 1
    }
    for (let node = 0; node < this.#model.nodes.length; node += 1) {
      if (found[node] !== 1) continue
      add(this.rowOfNode(node))
      if (open[node] !== 1) continue
      for (let slot = this.#model.startOf(node); slot < this.#model.endOf(node); slot += 1)
        if (shown[this.#model.neighbourAt(slot)] === 1) add(this.rowOfSlot(node, slot))
    }
    return new RowOrder(rows.subarray(0, length), this.length)
  }
  /** As the windowed tree expects it. */
  shapeOf(order: RowOrder): TreeShape {
    return {
      order,
      idAt: row => this.idAt(row),
      rowOfId: id => this.rowOfId(id),
      parentOf: row => this.at(row).parent,
      names: () => {
        const names = this.#model.names()
        return Array.from({ length: this.length }, (_, row) => names[this.at(row).node] ?? '')
      },
    }
  }
}

/** The position of a row among its siblings, from 1, and their number. */
export interface ListPlace {
  position: number
  size: number
}

/** Positions of the visible rows. */
export class ListPlaces {
  readonly #model: GraphModel
  readonly #rows: ListRows
  readonly #filter: GraphFilter
  /** By node: how many nodes up to it are found. */
  readonly #found: Int32Array

  constructor(model: GraphModel, rows: ListRows, filter: GraphFilter) {
    this.#model = model
    this.#rows = rows
    this.#filter = filter
    let count = 0
    this.#found = Int32Array.from(filter.found, flag => {
      count += flag
      return count
    })
  }

  placeOf(row: number): ListPlace {
    const { node, parent } = this.#rows.at(row)
    if (parent === -1) return { position: this.#found[node] ?? 1, size: this.#filter.foundCount }
    const owner = this.#rows.at(parent).node
    return { position: this.#linksTo(owner, row - owner), size: this.linksOf(owner) }
  }
  /** How many links of a node are shown. */
  linksOf(node: number): number {
    return this.#linksTo(node, this.#model.endOf(node))
  }
  /** How many of them come before a slot. */
  #linksTo(node: number, end: number): number {
    let count = 0
    for (let slot = this.#model.startOf(node); slot < end; slot += 1)
      count += this.#filter.shown[this.#model.neighbourAt(slot)] ?? 0
    return count
  }
}

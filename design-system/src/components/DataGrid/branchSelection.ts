import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'

/** How much is chosen of a row and of what lies in it. */
export type ChosenPart = 'all' | 'some' | 'none'

/** Which rows are chosen where choosing a row chooses what lies in it, and how much of each is. */
export interface ChosenBranches {
  /** With the rows of which all is chosen, and without those of which it is not. */
  selection: RowSelection
  partOf: (row: number) => ChosenPart
}

/** Makes a row chosen where all is that lies in it, and the other way round: of the rows that match. */
export class BranchSelection {
  readonly #tree: RowTree
  readonly #idAt: (row: number) => string
  readonly #known = new WeakMap<RowSelection, ChosenBranches>()

  constructor(tree: RowTree, idAt: (row: number) => string) {
    this.#tree = tree
    this.#idAt = idAt
  }

  of(chosen: RowSelection): ChosenBranches {
    const known = this.#known.get(chosen)
    if (known) return known
    const made = this.#make(chosen)
    this.#known.set(chosen, made)
    return made
  }
  /** With a row and all that lies in it chosen, or none of it where all is. */
  toggled(chosen: RowSelection, row: number): RowSelection {
    const { selection, partOf } = this.of(chosen)
    return selection.withAll(this.#idsIn(row), partOf(row) !== 'all')
  }

  *#idsIn(row: number): Generator<string> {
    const [from, end] = this.#tree.spanOf(row)
    for (let position = from; position < end; position += 1)
      yield this.#idAt(this.#tree.order.rowAt(position))
  }
  #make(chosen: RowSelection): ChosenBranches {
    const { order } = this.#tree
    // How many rows that have no others in them come before each position, and how many of those are chosen.
    const leaves = new Int32Array(order.length + 1)
    const taken = new Int32Array(order.length + 1)
    for (let position = 0; position < order.length; position += 1) {
      const row = order.rowAt(position)
      const isLeaf = this.#endOf(row) === position + 1
      const isTaken = isLeaf && chosen.has(this.#idAt(row), row)
      leaves[position + 1] = (leaves[position] ?? 0) + Number(isLeaf)
      taken[position + 1] = (taken[position] ?? 0) + Number(isTaken)
    }
    const partOf = (row: number): ChosenPart => {
      const [from, end] = this.#tree.spanOf(row)
      const count = (taken[end] ?? 0) - (taken[from] ?? 0)
      if (count === 0) return 'none'
      return count === (leaves[end] ?? 0) - (leaves[from] ?? 0) ? 'all' : 'some'
    }
    const added: string[] = []
    const removed: string[] = []
    for (let position = 0; position < order.length; position += 1) {
      const row = order.rowAt(position)
      if (this.#endOf(row) === position + 1) continue
      const isWhole = partOf(row) === 'all'
      if (isWhole !== chosen.has(this.#idAt(row), row)) (isWhole ? added : removed).push(this.#idAt(row))
    }
    const isRight = added.length === 0 && removed.length === 0
    return { partOf, selection: isRight ? chosen : chosen.withAll(added, true).withAll(removed, false) }
  }
  #endOf(row: number): number {
    return this.#tree.spanOf(row)[1]
  }
}

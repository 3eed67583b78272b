import type { RowTree } from '../../internal/rowModel/rowTree.ts'
import type { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'

/** How much of a row and its descendants is selected. */
export type ChosenPart = 'all' | 'some' | 'none'

/** The selection in a tree, where selecting a row selects its descendants, and how much of each row is selected. */
export interface ChosenBranches {
  /** The selection, with parents whose descendants are all selected and without other parents. */
  selection: RowSelection
  partOf: (row: number) => ChosenPart
}

/**
 * Keeps parents and descendants consistent: a parent is selected exactly when all its descendants are. All rows count,
 * so that a search does not change the selection. A press affects only matching rows.
 */
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
  /** Selects a row and its descendants, or deselects them if all are selected. */
  toggled(chosen: RowSelection, row: number): RowSelection {
    const { selection } = this.of(chosen)
    const reached = [...this.#reached(row)]
    const leaves = reached.filter(each => this.#isLeaf(this.#tree.numberOf(each)))
    const isAll = leaves.every(leaf => selection.has(this.#idAt(leaf), leaf))
    return selection.withAll(
      reached.map(each => this.#idAt(each)),
      !isAll,
    )
  }

  /** Position in the order of the last match among a row and its descendants. */
  lastIn(row: number): number {
    return this.#tree.spanOf(row)[1] - 1
  }

  /** A row and its matching descendants; all descendants if only the row itself matches. */
  *#reached(row: number): Generator<number> {
    const { pre, order } = this.#tree
    const number = this.#tree.numberOf(row)
    const [from, end] = this.#tree.spanOf(row)
    if (end - from > 1 || this.#isLeaf(number) || !this.#tree.isMatch(row))
      for (let position = from; position < end; position += 1) yield order.rowAt(position)
    else for (let each = number; each < (pre.ends[number] ?? 0); each += 1) yield pre.entries[each] ?? -1
  }
  #make(chosen: RowSelection): ChosenBranches {
    const { pre } = this.#tree
    const { entries, ends } = pre
    const count = entries.length
    // The number of leaves before each row, and how many of those are selected.
    const leaves = new Int32Array(count + 1)
    const taken = new Int32Array(count + 1)
    for (let number = 0; number < count; number += 1) {
      const row = entries[number] ?? -1
      // "All matching" applies only to rows that match.
      const isLeaf = this.#isLeaf(number) && (!chosen.isAllMatching || this.#tree.isMatch(row))
      leaves[number + 1] = (leaves[number] ?? 0) + Number(isLeaf)
      taken[number + 1] = (taken[number] ?? 0) + Number(isLeaf && chosen.has(this.#idAt(row), row))
    }
    const partIn = (number: number): ChosenPart => {
      const end = ends[number] ?? number
      const part = (taken[end] ?? 0) - (taken[number] ?? 0)
      if (part === 0) return 'none'
      return part === (leaves[end] ?? 0) - (leaves[number] ?? 0) ? 'all' : 'some'
    }
    const added: string[] = []
    const removed: string[] = []
    for (let number = 0; number < count; number += 1) {
      const row = entries[number] ?? -1
      if (this.#isLeaf(number) || (chosen.isAllMatching && !this.#tree.isMatch(row))) continue
      const isWhole = partIn(number) === 'all'
      if (isWhole !== chosen.has(this.#idAt(row), row)) (isWhole ? added : removed).push(this.#idAt(row))
    }
    const isRight = added.length === 0 && removed.length === 0
    return {
      partOf: row => partIn(this.#tree.numberOf(row)),
      selection: isRight ? chosen : chosen.withAll(added, true).withAll(removed, false),
    }
  }
  #isLeaf(number: number): boolean {
    return this.#tree.pre.ends[number] === number + 1
  }
}

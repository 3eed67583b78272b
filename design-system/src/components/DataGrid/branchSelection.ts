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

/**
 * Makes a row chosen where all is that lies in it, and the other way round: of all rows, so that what is looked for changes
 * nothing of what is chosen. A press reaches the rows that match.
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
  /** With a row and all that lies in it chosen, or none of it where all is. */
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

  /** The position in the order of the last row that matches of a row and those in it. */
  lastIn(row: number): number {
    return this.#tree.spanOf(row)[1] - 1
  }

  /** A row and the rows in it that match; all of them where the row was found itself, and nothing in it. */
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
    // How many rows that have no others in them come before each, and how many of those are chosen.
    const leaves = new Int32Array(count + 1)
    const taken = new Int32Array(count + 1)
    for (let number = 0; number < count; number += 1) {
      const row = entries[number] ?? -1
      // All that match is said of no other row.
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

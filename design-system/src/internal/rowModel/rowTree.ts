import type { AggregateKind } from './aggregate.ts'
import { placesIn, preOrderOf, type PreOrder, type TreePlaces } from './preOrder.ts'
import type { TreePlace } from './rowLayout.ts'
import { RowOrder, type RowModel } from './rowModel.ts'
import { sortedRows, type SortKey } from './sort.ts'

/** Which rows with children are open: those of the first levels, with exceptions. */
export interface OpenBranches {
  /** How many levels are open. */
  levels: number
  /** Ids of rows opened individually. */
  opened: ReadonlySet<string>
  closed: ReadonlySet<string>
}

/** Opens the given rows, however many they are. */
export function openedBranches(open: OpenBranches, ids: Iterable<string>): OpenBranches {
  const [opened, closed] = [new Set(open.opened), new Set(open.closed)]
  for (const id of ids) {
    closed.delete(id)
    opened.add(id)
  }
  return { ...open, opened, closed }
}

/** Opens or closes one row. */
export function toggledBranch(open: OpenBranches, id: string, isOpen: boolean): OpenBranches {
  const [opened, closed] = [new Set(open.opened), new Set(open.closed)]
  ;(isOpen ? opened : closed).delete(id)
  ;(isOpen ? closed : opened).add(id)
  return { ...open, opened, closed }
}

/** The parent of each row, by number; −1 if it has none, or the parent is not included. */
export function parentRows<Row>(
  model: RowModel<Row>,
  parentId: (row: Row) => string | null | undefined,
): Int32Array {
  // Siblings are often adjacent, so their parent is looked up only once.
  let [last, parent]: [string | null | undefined, number] = [null, -1]
  return Int32Array.from(model.rows, row => {
    const id = parentId(row)
    if (id !== last) {
      last = id
      parent = id === null || id === undefined ? -1 : model.rowOfId(id)
    }
    return parent
  })
}

/** Nested rows, sorted within their parents, and which of them match. Immutable. */
export class RowTree {
  readonly pre: PreOrder
  /** The matching rows in pre-order: the descendants of a row form an interval. */
  readonly order: RowOrder
  /** Matching rows and their ancestors, by pre-order number; undefined if all match. */
  readonly #kept: Uint8Array | undefined
  /** How many matching rows come before each pre-order number; undefined if all match. */
  readonly #before: Int32Array | undefined
  #places: TreePlaces | undefined

  /** @param matching the matching rows; undefined if all match */
  constructor(pre: PreOrder, matching: RowOrder | undefined) {
    this.pre = pre
    const { entries, parents, numbers } = pre
    const count = entries.length
    if (!matching) {
      this.order = new RowOrder(entries, numbers.length)
      return
    }
    const kept = new Uint8Array(count)
    const before = new Int32Array(count + 1)
    const rows = new Int32Array(matching.length)
    let found = 0
    for (let number = 0; number < count; number += 1) {
      const row = entries[number] ?? -1
      if (matching.positionOf(row) !== -1) {
        kept[number] = 1
        rows[found] = row
        found += 1
      }
      before[number + 1] = found
    }
    // From last to first: descendants come before their ancestors.
    for (let number = count - 1; number >= 0; number -= 1) {
      const parent = parents[number] ?? -1
      if (kept[number] === 1 && parent !== -1) kept[parent] = 1
    }
    this.order = new RowOrder(rows, numbers.length)
    this.#kept = kept
    this.#before = before
  }

  /** The pre-order number of a row. */
  numberOf(row: number): number {
    return this.pre.numbers[row] ?? -1
  }
  /** Whether there is a search or filter, even if every row matches. */
  get isNarrowed(): boolean {
    return this.#kept !== undefined
  }
  isKept(number: number): boolean {
    return this.#kept?.[number] !== 0
  }
  /** Whether a row itself matches, rather than being kept for a descendant. */
  isMatch(row: number): boolean {
    return this.order.positionOf(row) !== -1
  }
  /** The positions in the order of a row and all its descendants. */
  spanOf(row: number): readonly [from: number, end: number] {
    const number = this.numberOf(row)
    const end = this.pre.ends[number] ?? number
    return this.#before ? [this.#before[number] ?? 0, this.#before[end] ?? 0] : [number, end]
  }
  /** The number of children of a row that are kept. */
  childCount(row: number): number {
    return this.#placed.childCounts[this.numberOf(row)] ?? 0
  }
  /** The number of all descendants of a row, matching or not. */
  sizeOf(row: number): number {
    const number = this.numberOf(row)
    return (this.pre.ends[number] ?? 0) - number - 1
  }
  /** The first child of a row; −1 if there is none. */
  firstChild(row: number): number {
    const number = this.numberOf(row)
    for (
      let child = number + 1;
      child < (this.pre.ends[number] ?? 0);
      child = this.pre.ends[child] ?? Infinity
    )
      if (this.isKept(child)) return this.pre.entries[child] ?? -1
    return -1
  }
  /** The parent of a row; −1 if there is none. */
  parentOf(row: number): number {
    const parent = this.pre.parents[this.numberOf(row)] ?? -1
    return parent === -1 ? -1 : (this.pre.entries[parent] ?? -1)
  }
  /** The siblings of a row, including itself. */
  *beside(row: number): Generator<number> {
    const { parents, ends, entries } = this.pre
    const parent = parents[this.numberOf(row)] ?? -1
    const end = parent === -1 ? entries.length : (ends[parent] ?? 0)
    for (let number = parent + 1; number < end; number = ends[number] ?? end)
      if (this.isKept(number)) yield entries[number] ?? -1
  }
  levelOf(row: number): number {
    return this.pre.levels[this.numberOf(row)] ?? 1
  }
  placeOf(row: number): TreePlace | undefined {
    const number = this.numberOf(row)
    if (number === -1) return undefined
    const { positions, childCounts } = this.#placed
    const parent = this.pre.parents[number] ?? -1
    return {
      level: this.pre.levels[number] ?? 1,
      at: positions[number] ?? 1,
      of: childCounts[parent === -1 ? childCounts.length - 1 : parent] ?? 1,
    }
  }
  get #placed(): TreePlaces {
    this.#places ??= placesIn(this.pre.parents, this.#kept)
    return this.#places
  }
}

/** The rows of a model in pre-order, with siblings in the overall sort order. */
export function treeOf<Row>(model: RowModel<Row>, parents: Int32Array, sorted: RowOrder): PreOrder {
  return preOrderOf(sorted.rows, parents, model.rows.length)
}

interface TreeLayoutOptions {
  tree: RowTree
  /** Which rows are open, by pre-order number: those with children, or with children still to load. */
  open: Uint8Array
  /** What is directly below a row, by row: its detail, and a placeholder for children that are loading. */
  below: ReadonlyMap<number, readonly number[]>
  /** One more than the highest number rendered. */
  end: number
}

/** The visible rows: those that are kept and not inside a closed row. */
export function layOutTree({ tree, open, below, end }: TreeLayoutOptions): RowOrder {
  const { entries, ends } = tree.pre
  const extra = [...below.values()].reduce((sum, { length }) => sum + length, 0)
  const rows = new Int32Array(entries.length + extra)
  let length = 0
  for (let number = 0; number < entries.length; ) {
    if (!tree.isKept(number)) {
      number = ends[number] ?? entries.length
      continue
    }
    const row = entries[number] ?? -1
    rows[length] = row
    length += 1
    const more = extra > 0 ? below.get(row) : undefined
    for (const other of more ?? []) {
      rows[length] = other
      length += 1
    }
    number = open[number] === 1 ? number + 1 : (ends[number] ?? entries.length)
  }
  return new RowOrder(rows.subarray(0, length), end)
}

/** Flags of open rows, by pre-order number. @param rowOfId −1 when there is no such row */
export function openFlags(
  { pre }: RowTree,
  { levels, opened, closed }: OpenBranches,
  rowOfId: (id: string) => number,
): Uint8Array {
  const flags = Uint8Array.from(pre.levels, (level, number) =>
    level <= levels && (pre.ends[number] ?? 0) > number + 1 ? 1 : 0,
  )
  const set = (ids: ReadonlySet<string>, flag: 0 | 1) => {
    for (const id of ids) {
      const number = pre.numbers[rowOfId(id)] ?? -1
      if (number !== -1) flags[number] = flag
    }
  }
  set(opened, 1)
  set(closed, 0)
  return flags
}

/**
 * Aggregates each row with all its descendants, by row, for sorting where these figures are shown. Precise enough for
 * comparison; displayed figures are added up exactly.
 * @param isCounted leaves out rows that do not match
 */
function branchValues(
  { entries, parents }: PreOrder,
  keys: Float64Array,
  kind: AggregateKind,
  isCounted: (row: number) => boolean,
): Float64Array {
  const count = new Int32Array(entries.length)
  const figure = new Float64Array(entries.length).fill(
    kind === 'minimum' ? Infinity : kind === 'maximum' ? -Infinity : 0,
  )
  const take = (number: number, value: number, values: number) => {
    if (values === 0) return
    count[number] = (count[number] ?? 0) + values
    const before = figure[number] ?? 0
    if (kind === 'minimum') figure[number] = Math.min(before, value)
    else if (kind === 'maximum') figure[number] = Math.max(before, value)
    else figure[number] = before + value
  }
  const result = new Float64Array(keys.length).fill(Number.NaN)
  // From last to first: descendants come before their ancestors.
  for (let number = entries.length - 1; number >= 0; number -= 1) {
    const row = entries[number] ?? -1
    const own = keys[row] ?? Number.NaN
    if (!Number.isNaN(own) && isCounted(row)) take(number, own, 1)
    const [value, values] = [figure[number] ?? 0, count[number] ?? 0]
    const parent = parents[number] ?? -1
    if (parent !== -1) take(parent, value, values)
    if (kind === 'count') result[row] = values
    else if (values > 0) result[row] = kind === 'average' ? value / values : value
  }
  return result
}

interface TreeQuestion<Row> {
  model: RowModel<Row>
  parentId: (row: Row) => string | null | undefined
  sort: readonly SortKey[]
  /** The matching rows; undefined if all match. */
  matching: RowOrder | undefined
  /** How descendants are aggregated, by column. */
  kinds: ReadonlyMap<string, AggregateKind>
}

/** The tree of the current rows, which reuses as much as possible of the previous one. */
export class LatestTree<Row> {
  #model: RowModel<Row> | undefined
  #parentId: TreeQuestion<Row>['parentId'] | undefined
  #parents: Int32Array = new Int32Array(0)
  /** In the given order; aggregates do not depend on the sort order. */
  #given: PreOrder | undefined
  #sortedOf: readonly unknown[] = []
  #sorted: RowOrder | undefined
  #pre: { of: readonly unknown[]; order: PreOrder } | undefined
  #tree: { of: readonly unknown[]; tree: RowTree } | undefined

  of(question: TreeQuestion<Row>): RowTree {
    const { model, parentId, matching } = question
    if (this.#model !== model || this.#parentId !== parentId) {
      const parents = parentRows(model, parentId)
      const isSame =
        parents.length === this.#parents.length && parents.every((row, at) => row === this.#parents[at])
      if (!isSame) {
        this.#parents = parents
        this.#given = undefined
      }
      this.#model = model
      this.#parentId = parentId
    }
    const sorted = this.#sort(question)
    const pre = this.#order([this.#parents, sorted], () => treeOf(model, this.#parents, sorted))
    if (!isSameAs(this.#tree?.of, [pre, matching]))
      this.#tree = { of: [pre, matching], tree: new RowTree(pre, matching) }
    return (this.#tree as { tree: RowTree }).tree
  }

  #sort({ model, sort, matching, kinds }: TreeQuestion<Row>): RowOrder {
    if (!sort.some(({ column }) => kinds.has(column))) return model.sortedBy(sort)
    const of = [model, this.#parents, JSON.stringify(sort), matching, kinds]
    if (this.#sorted && isSameAs(this.#sortedOf, of)) return this.#sorted
    this.#given ??= treeOf(model, this.#parents, model.sortedBy([]))
    const given = this.#given
    const isCounted = (row: number) => !matching || matching.positionOf(row) !== -1
    const keys = sort.flatMap(({ column, direction }) => {
      const [values, kind] = [model.keysOf(column), kinds.get(column)]
      if (values.length === 0) return []
      return [{ values: kind ? branchValues(given, values, kind, isCounted) : values, direction }]
    })
    const rows = sortedRows(model.rows.length, keys)
    this.#sortedOf = of
    // If the order has not changed, the same object is returned, so that nothing is laid out again.
    const isSame =
      this.#sorted?.rows.every((row, at) => row === rows[at]) && this.#sorted.length === rows.length
    this.#sorted = this.#sorted && isSame ? this.#sorted : new RowOrder(rows, rows.length)
    return this.#sorted
  }
  #order(of: readonly unknown[], make: () => PreOrder): PreOrder {
    if (!this.#pre || !isSameAs(this.#pre.of, of)) this.#pre = { of, order: make() }
    return this.#pre.order
  }
}

const isSameAs = (of: readonly unknown[] | undefined, now: readonly unknown[]) =>
  of?.length === now.length && now.every((part, at) => part === of[at])

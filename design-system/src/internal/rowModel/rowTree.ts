import type { AggregateKind } from './aggregate.ts'
import { placesIn, preOrderOf, type PreOrder, type TreePlaces } from './preOrder.ts'
import type { TreePlace } from './rowLayout.ts'
import { RowOrder, type RowModel } from './rowModel.ts'
import { sortedRows, type SortKey } from './sort.ts'

/** Which rows that have others in them are open: those of the first levels, but for some. */
export interface OpenBranches {
  /** How many levels are open. */
  levels: number
  /** Ids. */
  opened: ReadonlySet<string>
  closed: ReadonlySet<string>
}

/** With these rows open, however many they are. */
export function openedBranches(open: OpenBranches, ids: Iterable<string>): OpenBranches {
  const [opened, closed] = [new Set(open.opened), new Set(open.closed)]
  for (const id of ids) {
    closed.delete(id)
    opened.add(id)
  }
  return { ...open, opened, closed }
}

/** With one row opened that was closed, or the other way round. */
export function toggledBranch(open: OpenBranches, id: string, isOpen: boolean): OpenBranches {
  const [opened, closed] = [new Set(open.opened), new Set(open.closed)]
  ;(isOpen ? opened : closed).delete(id)
  ;(isOpen ? closed : opened).add(id)
  return { ...open, opened, closed }
}

/** The row that each row lies in, by number; −1 where it is none, or is not among them. */
export function parentRows<Row>(
  model: RowModel<Row>,
  parentId: (row: Row) => string | null | undefined,
): Int32Array {
  // Rows are often given next to those beside them: their parent is looked up once for all of them.
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

/** Rows that lie in one another, sorted within what they lie in, and which of them match. Unchangeable. */
export class RowTree {
  readonly pre: PreOrder
  /** The rows that match, in pre-order: what lies in a row is an interval of it. */
  readonly order: RowOrder
  /** Rows that match and all that those lie in, by number in pre-order; left out where all match. */
  readonly #kept: Uint8Array | undefined
  /** How many rows that match come before each number in pre-order; left out where all match. */
  readonly #before: Int32Array | undefined
  #places: TreePlaces | undefined

  /** @param matching the rows that match; left out where all do */
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
    // From the last to the first: what lies in a row comes before the row.
    for (let number = count - 1; number >= 0; number -= 1) {
      const parent = parents[number] ?? -1
      if (kept[number] === 1 && parent !== -1) kept[parent] = 1
    }
    this.order = new RowOrder(rows, numbers.length)
    this.#kept = kept
    this.#before = before
  }

  /** The place of a row in pre-order. */
  numberOf(row: number): number {
    return this.pre.numbers[row] ?? -1
  }
  /** Whether something is looked for, though every row may match. */
  get isNarrowed(): boolean {
    return this.#kept !== undefined
  }
  isKept(number: number): boolean {
    return this.#kept?.[number] !== 0
  }
  /** Whether a row matches, and is not only there for what lies in it. */
  isMatch(row: number): boolean {
    return this.order.positionOf(row) !== -1
  }
  /** The positions in the order of a row and all that lies in it. */
  spanOf(row: number): readonly [from: number, end: number] {
    const number = this.numberOf(row)
    const end = this.pre.ends[number] ?? number
    return this.#before ? [this.#before[number] ?? 0, this.#before[end] ?? 0] : [number, end]
  }
  /** How many rows lie directly in a row, of those that are kept. */
  childCount(row: number): number {
    return this.#placed.childCounts[this.numberOf(row)] ?? 0
  }
  /** How many rows lie in a row, also in those in it, whether they match or not. */
  sizeOf(row: number): number {
    const number = this.numberOf(row)
    return (this.pre.ends[number] ?? 0) - number - 1
  }
  /** The first row that lies in a row; −1 where there is none. */
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
  /** The row that a row lies in; −1 where there is none. */
  parentOf(row: number): number {
    const parent = this.pre.parents[this.numberOf(row)] ?? -1
    return parent === -1 ? -1 : (this.pre.entries[parent] ?? -1)
  }
  /** Rows beside a row, which lie in the same one; itself among them. */
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

/** The rows of a model in pre-order, those beside each other in the order that all are sorted in. */
export function treeOf<Row>(model: RowModel<Row>, parents: Int32Array, sorted: RowOrder): PreOrder {
  return preOrderOf(sorted.rows, parents, model.rows.length)
}

interface TreeLayoutOptions {
  tree: RowTree
  /** Which rows are open, by number in pre-order: those in which something lies, or may come to. */
  open: Uint8Array
  /** What stands right below a row, by the row: its detail, and that what lies in it is awaited. */
  below: ReadonlyMap<number, readonly number[]>
  /** One more than the highest number of what is drawn. */
  end: number
}

/** The rows that can be seen: those that are kept, and that nothing above them hides. */
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

/** Flags of rows that are open, by number in pre-order. @param rowOfId −1 when there is no such row */
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
 * What the values of each row and of all that lies in it come to, by row: what rows are sorted by where that is shown.
 * Good for comparing; what is shown is added up without losing cents.
 * @param isCounted rows that do not match are not
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
  // From the last to the first: what lies in a row comes before the row.
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
  /** The rows that match; left out where all do. */
  matching: RowOrder | undefined
  /** How what lies in a row is added up, by column. */
  kinds: ReadonlyMap<string, AggregateKind>
}

/** The tree of the rows that are shown: of what was worked out before as much is kept as is still so. */
export class LatestTree<Row> {
  #model: RowModel<Row> | undefined
  #parentId: TreeQuestion<Row>['parentId'] | undefined
  #parents: Int32Array = new Int32Array(0)
  /** As they were given; rows are sorted by what lies in them, which no order changes. */
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
    // The same order as before is the same object: nothing is laid out anew.
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

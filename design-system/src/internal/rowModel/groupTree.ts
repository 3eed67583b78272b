import type { CellValue } from './columns.ts'
import { isOpenGroup, type OpenGroups } from './rowLayout.ts'
import { SegmentedOrder } from './segmentedOrder.ts'

/** A group as reported by the services. */
export interface LoadedGroup<Totals> {
  value: CellValue
  label?: string
  rowCount: number
  groupCount?: number
  totals?: Totals
}

/** A part of a group's content: loaded, loading or failed. */
export type Block<Item> =
  | { state: 'ready'; items: readonly Item[] }
  | { state: 'loading' | 'failed'; items?: undefined }

/** The direct content of a group, or of the root: groups, or rows in an innermost group. It may be partly loaded. */
export interface Branch<Row, Totals> {
  path: string
  /** 1 for the outermost groups. */
  level: number
  /** The values of the enclosing groups, outermost first. */
  within: readonly { column: string; value: CellValue }[]
  /** The column that it is grouped by; undefined if it contains rows. */
  column: string | undefined
  /** The first number, and how many numbers are reserved for the branch. */
  base: number
  size: number
  /** The number of items; an estimate until the services report it. */
  count: number
  isCounted: boolean
  /** By index. They contain rows, or groups if `column` is set. */
  blocks: ReadonlyMap<number, Block<Row | LoadedGroup<Totals>>>
}

/** What is known of rows grouped by the services. Immutable: each response creates a new one. */
export interface GroupTree<Row, Totals> {
  groupBy: readonly string[]
  /** How many items of a branch are loaded at once. */
  blockSize: number
  branches: ReadonlyMap<string, Branch<Row, Totals>>
  /** The next unused number. */
  free: number
}

export const rootPath = ''

/** The identity of a group, whatever the sorting and filtering. */
export function groupPath(parent: string, column: string, value: CellValue): string {
  return `${parent}/${encodeURIComponent(column)}=${encodeURIComponent(String(value ?? ''))}`
}

export function newGroupTree<Row, Totals>(
  groupBy: readonly string[],
  blockSize: number,
  free = 0,
): GroupTree<Row, Totals> {
  const tree = { groupBy, blockSize, branches: new Map(), free }
  return withBranch(tree, { path: rootPath, within: [], expected: 1 })
}

function withBranch<Row, Totals>(
  tree: GroupTree<Row, Totals>,
  { path, within, expected }: Pick<Branch<Row, Totals>, 'path' | 'within'> & { expected: number },
): GroupTree<Row, Totals> {
  const size = Math.max(1, expected)
  const branch: Branch<Row, Totals> = {
    path,
    within,
    level: within.length + 1,
    column: tree.groupBy[within.length],
    base: tree.free,
    size,
    count: size,
    isCounted: false,
    blocks: new Map(),
  }
  return { ...tree, branches: new Map(tree.branches).set(path, branch), free: tree.free + size }
}

/** The loaded groups of a branch, with their indexes. */
export function* groupsIn<Row, Totals>(
  { column, blocks }: Branch<Row, Totals>,
  blockSize: number,
): Iterable<{ at: number; group: LoadedGroup<Totals> }> {
  if (column === undefined) return
  for (const block of [...blocks.keys()].toSorted((a, b) => a - b)) {
    const items = blocks.get(block)?.items ?? []
    for (const [at, item] of items.entries())
      yield { at: block * blockSize + at, group: item as LoadedGroup<Totals> }
  }
}

/**
 * The loaded rows from top to bottom, including those in closed groups.
 * @returns their numbers, and the positions before which rows are missing
 */
export function loadedRows<Row, Totals>({
  branches,
  blockSize,
}: GroupTree<Row, Totals>): {
  numbers: Int32Array
  gaps: readonly number[]
} {
  const numbers: number[] = []
  const gaps = new Set<number>()
  const add = (path: string) => {
    const branch = branches.get(path)
    if (!branch) return gaps.add(numbers.length)
    const { base, column, count } = branch
    for (let from = 0; from < count; from += blockSize) {
      const items = branch.blocks.get(from / blockSize)?.items ?? []
      for (const [at, item] of items.entries())
        if (column === undefined) numbers.push(base + from + at)
        else if ((item as LoadedGroup<Totals>).rowCount > 0)
          add(groupPath(path, column, (item as LoadedGroup<Totals>).value))
      if (items.length < Math.min(blockSize, count - from)) gaps.add(numbers.length)
    }
    return gaps
  }
  add(rootPath)
  return { numbers: Int32Array.from(numbers), gaps: [...gaps] }
}

/** Adds branches for the open groups, so that their content can be rendered and requested. */
export function grown<Row, Totals>(
  tree: GroupTree<Row, Totals>,
  open: OpenGroups,
  from = rootPath,
): GroupTree<Row, Totals> {
  const branch = tree.branches.get(from)
  if (!branch || branch.column === undefined) return tree
  let next = tree
  for (const { group } of groupsIn(branch, tree.blockSize)) {
    const path = groupPath(from, branch.column, group.value)
    if (!isOpenGroup(open, path)) continue
    const isInnermost = branch.level === tree.groupBy.length
    const within = [...branch.within, { column: branch.column, value: group.value }]
    const known = next.branches.get(path)
    const expected = Math.max(1, isInnermost ? group.rowCount : (group.groupCount ?? known?.count ?? 1))
    // Rows may have been added or removed since it was first opened.
    if (!known || (!known.isCounted && known.count !== expected && known.blocks.size === 0))
      next = withBranch(next, { path, within, expected })
    next = grown(next, open, path)
  }
  return next
}

/** Stores a block of a branch that is loaded, loading or failed. @param count how many there are in all */
export function withBlock<Row, Totals>(
  tree: GroupTree<Row, Totals>,
  path: string,
  at: number,
  block: Block<Row | LoadedGroup<Totals>>,
  count?: number,
): GroupTree<Row, Totals> {
  const branch = tree.branches.get(path)
  if (!branch) return tree
  const counted = count === undefined ? branch : { ...branch, count, isCounted: true }
  // Blocks beyond the new end no longer exist.
  const blocks = [...branch.blocks, [at, block] as const].filter(
    ([place]) => !counted.isCounted || place * tree.blockSize < Math.max(1, counted.count),
  )
  const hasRoom = counted.count <= counted.size
  const next = {
    ...counted,
    blocks: new Map(blocks),
    ...(!hasRoom && { base: tree.free, size: counted.count }),
  }
  return {
    ...tree,
    branches: new Map(tree.branches).set(path, next),
    free: hasRoom ? tree.free : tree.free + counted.count,
  }
}

/**
 * Drops the blocks of a branch that are farthest from those in use, so that scrolled-past ones do not accumulate.
 * @param inUse indexes of blocks to keep
 * @param most how many blocks are kept
 */
export function withoutFarBlocks<Row, Totals>(
  tree: GroupTree<Row, Totals>,
  path: string,
  inUse: readonly number[],
  most: number,
): GroupTree<Row, Totals> {
  const branch = tree.branches.get(path)
  if (!branch || branch.blocks.size <= most) return tree
  const distance = (block: number) => Math.min(...inUse.map(used => Math.abs(used - block)))
  const near = [...branch.blocks].toSorted(([a], [b]) => distance(a) - distance(b))
  // Blocks in use are kept, however many there are.
  const blocks = new Map(near.filter(([block], at) => at < most || distance(block) === 0))
  return { ...tree, branches: new Map(tree.branches).set(path, { ...branch, blocks }) }
}

/** How many rows a branch takes: one for the message if it is empty or has failed. */
export function drawnLength<Row, Totals>(branch: Branch<Row, Totals>): number {
  const isFailed = !branch.isCounted && [...branch.blocks.values()].some(({ state }) => state === 'failed')
  return isFailed ? 1 : Math.max(1, branch.count)
}

/** Lays out what is rendered, from top to bottom. @param details the number of a row's detail, by row number */
export function layOutGroups<Row, Totals>(
  tree: GroupTree<Row, Totals>,
  open: OpenGroups,
  details: ReadonlyMap<number, number>,
): SegmentedOrder {
  const order = new SegmentedOrder()
  const add = (path: string) => {
    const branch = tree.branches.get(path)
    if (!branch) return
    const { base, column } = branch
    let from = 0
    const upTo = (at: number) => {
      order.add(base + from, at + 1 - from)
      from = at + 1
    }
    if (column === undefined) {
      const shown = [...details.keys()].filter(number => number >= base && number < base + branch.size)
      for (const number of shown.toSorted((a, b) => a - b)) {
        upTo(number - base)
        order.add(details.get(number) ?? -1, 1)
      }
    } else {
      for (const { at, group } of groupsIn(branch, tree.blockSize)) {
        const inner = groupPath(path, column, group.value)
        if (!isOpenGroup(open, inner)) continue
        upTo(at)
        add(inner)
      }
    }
    upTo(drawnLength(branch) - 1)
  }
  add(rootPath)
  return order
}

/** Finds the branch that a number belongs to, and the index within it. */
export class BranchFinder<Row, Totals> {
  readonly #branches: readonly Branch<Row, Totals>[]

  constructor({ branches }: GroupTree<Row, Totals>) {
    this.#branches = [...branches.values()].toSorted((a, b) => a.base - b.base)
  }
  find(number: number): { branch: Branch<Row, Totals>; at: number } | undefined {
    let [from, end] = [0, this.#branches.length]
    while (from < end) {
      const middle = (from + end) >> 1
      if ((this.#branches[middle]?.base ?? 0) <= number) from = middle + 1
      else end = middle
    }
    const branch = this.#branches[from - 1]
    return branch && number < branch.base + branch.size ? { branch, at: number - branch.base } : undefined
  }
}

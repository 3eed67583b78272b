import type { RowGroup } from './groups.ts'
import { RowOrder } from './rowModel.ts'

/** Which groups are open: all or none, with exceptions. */
export interface OpenGroups {
  areOpen: boolean
  /** Paths of the exceptions. */
  except: ReadonlySet<string>
}

export const allOpen: OpenGroups = { areOpen: true, except: new Set() }
export const allClosed: OpenGroups = { areOpen: false, except: new Set() }

export const isOpenGroup = ({ areOpen, except }: OpenGroups, path: string): boolean =>
  except.has(path) !== areOpen

/** Opens a closed group, or closes an open one. */
export function toggledGroup({ areOpen, except }: OpenGroups, path: string): OpenGroups {
  const others = new Set(except)
  if (!others.delete(path)) others.add(path)
  return { areOpen, except: others }
}

/**
 * The numbers of everything in a grid of `count` rows: first the rows, then their details, then the groups. A group
 * keeps its number as long as the grid exists, and so its element and the focus.
 */
export class RowNumbers {
  readonly count: number
  readonly #places: Map<string, number>

  /** @param places of groups by path; filled here, and passed on to the numbers of other rows */
  constructor(count: number, places: Map<string, number>) {
    this.count = count
    this.#places = places
  }

  /** The number of the detail of a row. */
  detailOf(row: number): number {
    return this.count + row
  }
  groupNumber(path: string): number {
    const known = this.#places.get(path)
    const place = known ?? this.#places.size
    if (known === undefined) this.#places.set(path, place)
    return 2 * this.count + place
  }
  /** What a number stands for, and the row number or group index. */
  read(number: number): { kind: 'row' | 'detail' | 'group'; at: number } {
    if (number < this.count) return { kind: 'row', at: number }
    if (number < 2 * this.count) return { kind: 'detail', at: number - this.count }
    return { kind: 'group', at: number - 2 * this.count }
  }
  /** One more than the highest number. */
  get end(): number {
    return 2 * this.count + this.#places.size
  }
}

/** What is rendered from top to bottom: rows, the groups before them, and the details below them. */
export interface RowLayout {
  order: RowOrder
  groupAt: (number: number) => RowGroup | undefined
}

/** The position of an element among its siblings in the same group. */
export interface TreePlace {
  /** From 1. */
  level: number
  at: number
  of: number
}

/** The innermost group around the row at a position of the order. */
function groupAround(groups: readonly RowGroup[], position: number): RowGroup | undefined {
  let [from, end] = [0, groups.length]
  while (from < end) {
    const middle = (from + end) >> 1
    if ((groups[middle]?.from ?? 0) <= position) from = middle + 1
    else end = middle
  }
  // Each group comes before its subgroups, which together contain all its rows.
  return groups[from - 1]
}

/** The position of a row within its group; `undefined` without groups. */
export function placeInGroup(groups: readonly RowGroup[], position: number): TreePlace | undefined {
  const group = groupAround(groups, position)
  return group && { level: group.level + 1, at: position - group.from + 1, of: group.end - group.from }
}

interface RowLayoutOptions {
  /** The rows without groups. */
  order: RowOrder
  numbers: RowNumbers
  groups: readonly RowGroup[]
  open: OpenGroups
  /** Numbers of the rows whose details are expanded. */
  expanded: ReadonlySet<number>
}

/** Computes what is rendered. Without groups and details, that is the order itself. */
export function layOutRows(options: RowLayoutOptions): RowLayout {
  const { order, numbers, groups, open, expanded } = options
  if (groups.length === 0 && expanded.size === 0) return { order, groupAt: () => undefined }
  const drawn: number[] = []
  const byNumber = new Map<number, RowGroup>()
  const addRows = (from: number, end: number) => {
    for (let position = from; position < end; position += 1) {
      const row = order.rowAt(position)
      drawn.push(row)
      if (expanded.has(row)) drawn.push(numbers.detailOf(row))
    }
  }
  let next = 0
  for (const [at, group] of groups.entries()) {
    // Inside a closed group.
    if (group.from < next) continue
    const number = numbers.groupNumber(group.path)
    byNumber.set(number, group)
    drawn.push(number)
    const isInnermost = (groups[at + 1]?.level ?? 0) <= group.level
    if (!isOpenGroup(open, group.path)) next = group.end
    else if (isInnermost) {
      addRows(group.from, group.end)
      next = group.end
    }
  }
  if (groups.length === 0) addRows(0, order.length)
  return {
    order: new RowOrder(Int32Array.from(drawn), numbers.end),
    groupAt: number => byNumber.get(number),
  }
}

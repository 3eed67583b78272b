import type { RowGroup } from './groups.ts'
import { RowOrder } from './rowModel.ts'

/** Which groups are open: all or none, but for some. */
export interface OpenGroups {
  areOpen: boolean
  /** Paths. */
  except: ReadonlySet<string>
}

export const allOpen: OpenGroups = { areOpen: true, except: new Set() }
export const allClosed: OpenGroups = { areOpen: false, except: new Set() }

export const isOpenGroup = ({ areOpen, except }: OpenGroups, path: string): boolean =>
  except.has(path) !== areOpen

/** With one group opened that was closed, or the other way round. */
export function toggledGroup({ areOpen, except }: OpenGroups, path: string): OpenGroups {
  const others = new Set(except)
  if (!others.delete(path)) others.add(path)
  return { areOpen, except: others }
}

/**
 * The numbers of all that stands in a grid of `count` rows: the rows first, then the details of each, then the groups. A
 * group keeps its number as long as the grid is there, and so its element and the focus.
 */
export class RowNumbers {
  readonly count: number
  readonly #places: Map<string, number>

  /** @param places of groups by path; filled here, and handed on to the numbers of other rows */
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
  /** What a number stands for, and the row or the place of the group. */
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

/** What is drawn from top to bottom: rows, the groups before them, and the details below them. */
export interface RowLayout {
  order: RowOrder
  groupAt: (number: number) => RowGroup | undefined
}

/** Where something stands among what lies beside it in the same group. */
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
  // Each group comes before those within it, and these have all its rows.
  return groups[from - 1]
}

/** Where the row at a position of the order stands; `undefined` without groups. */
export function placeInGroup(groups: readonly RowGroup[], position: number): TreePlace | undefined {
  const group = groupAround(groups, position)
  return group && { level: group.level + 1, at: position - group.from + 1, of: group.end - group.from }
}

interface RowLayoutOptions {
  /** The rows, groups aside. */
  order: RowOrder
  numbers: RowNumbers
  groups: readonly RowGroup[]
  open: OpenGroups
  /** Numbers of the rows with their details shown. */
  expanded: ReadonlySet<number>
}

/** Works out what is drawn. Without groups and details it is the order itself. */
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
    // Within a group that is closed.
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

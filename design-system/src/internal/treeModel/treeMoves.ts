import type { TreeItem, TreeModel } from './treeModel.ts'

/** The target of a move: the new parent (`null`: top level), and the sibling to insert before (`null`: last). */
export interface TreeMove {
  parentId: string | null
  beforeId: string | null
}

export const treeSteps = ['up', 'down', 'in', 'out'] as const
/** `in`: last child of the previous sibling. `out`: right after its parent. */
export type TreeStep = (typeof treeSteps)[number]

const idOrNull = (model: TreeModel<TreeItem>, number: number) => (number === -1 ? null : model.idAt(number))

/** Number of the next sibling, −1 if there is none. */
export function siblingAfter(model: TreeModel<TreeItem>, number: number): number {
  const next = model.endOf(number)
  return next < model.length && model.parentOf(next) === model.parentOf(number) ? next : -1
}

/** Number of the previous sibling, −1 if there is none. */
export function siblingBefore(model: TreeModel<TreeItem>, number: number): number {
  const parent = model.parentOf(number)
  // The entry just above is the last descendant of the previous sibling, or the parent itself.
  let above = number - 1
  while (above !== parent && model.parentOf(above) !== parent) above = model.parentOf(above)
  return above === parent ? -1 : above
}

/**
 * Numbers of the entries to move: descendants of another moved entry move along with it and are left out.
 * @returns in the order of the tree; ids that are not in it are left out
 */
export function outermost(model: TreeModel<TreeItem>, ids: Iterable<string>): readonly number[] {
  const numbers = [...new Set(Array.from(ids, id => model.numberOf(id)))].filter(number => number !== -1)
  let end = 0
  return numbers
    .toSorted((one, other) => one - other)
    .filter(number => {
      if (number < end) return false
      end = model.endOf(number)
      return true
    })
}

/** The same move, with a target sibling that is not itself being moved. */
export function withoutMoved(model: TreeModel<TreeItem>, ids: readonly string[], move: TreeMove): TreeMove {
  if (move.beforeId === null) return move
  const moved = new Set(ids)
  let before = model.numberOf(move.beforeId)
  if (before === -1) return move
  while (before !== -1 && moved.has(model.idAt(before))) before = siblingAfter(model, before)
  return { ...move, beforeId: idOrNull(model, before) }
}

/** Whether a move refers to existing entries, and does not put an entry into itself or a descendant. */
export function keepsTree(model: TreeModel<TreeItem>, id: string, move: TreeMove): boolean {
  const number = model.numberOf(id)
  if (number === -1) return false
  const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
  if (move.parentId !== null && (parent === -1 || model.isWithin(parent, number))) return false
  const before = move.beforeId === null ? -1 : model.numberOf(move.beforeId)
  return move.beforeId === null || (before !== -1 && model.parentOf(before) === parent)
}

/** Whether the entries are already there, one after the other. */
export function isThere(model: TreeModel<TreeItem>, ids: readonly string[], given: TreeMove): boolean {
  const move = withoutMoved(model, ids, given)
  const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
  const before = move.beforeId === null ? -1 : model.numberOf(move.beforeId)
  const numbers = outermost(model, ids)
  return numbers.every(
    (number, at) =>
      model.parentOf(number) === parent && siblingAfter(model, number) === (numbers[at + 1] ?? before),
  )
}

/** Whether a move is valid, refers to existing entries, and changes something. */
export function isPossible(model: TreeModel<TreeItem>, ids: readonly string[], move: TreeMove): boolean {
  return ids.every(id => keepsTree(model, id, move)) && !isThere(model, ids, move)
}

/** The move for one keyboard step of siblings; `null` if they cannot go there. */
export function moveOfStep(
  model: TreeModel<TreeItem>,
  ids: readonly string[],
  step: TreeStep,
): TreeMove | null {
  const numbers = outermost(model, ids)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return null
  const parent = model.parentOf(first)
  if (numbers.some(number => model.parentOf(number) !== parent)) return null
  if (step === 'out')
    return parent === -1
      ? null
      : {
          parentId: idOrNull(model, model.parentOf(parent)),
          beforeId: idOrNull(model, siblingAfter(model, parent)),
        }
  const other = step === 'down' ? siblingAfter(model, last) : siblingBefore(model, first)
  if (other === -1) return null
  if (step === 'in') return { parentId: model.idAt(other), beforeId: null }
  const parentId = idOrNull(model, parent)
  return { parentId, beforeId: idOrNull(model, step === 'up' ? other : siblingAfter(model, other)) }
}

export const dropPositions = ['before', 'on', 'after'] as const
export type DropPosition = (typeof dropPositions)[number]

/** The move for a drop on an entry: before it, after it, or as its last child. */
export function moveOfDrop(
  model: TreeModel<TreeItem>,
  targetId: string,
  position: DropPosition,
): TreeMove | null {
  const target = model.numberOf(targetId)
  if (target === -1) return null
  if (position === 'on') return { parentId: targetId, beforeId: null }
  const parentId = idOrNull(model, model.parentOf(target))
  if (position === 'before') return { parentId, beforeId: targetId }
  return { parentId, beforeId: idOrNull(model, siblingAfter(model, target)) }
}

/**
 * The entries after a move, to show it before the services respond; the same entries if it is not possible. In
 * pre-order.
 */
export function applyMove<Item extends TreeItem>(
  model: TreeModel<Item>,
  ids: readonly string[],
  given: TreeMove,
): readonly Item[] {
  const move = withoutMoved(model, ids, given)
  if (!isPossible(model, ids, move)) return model.items
  const numbers = outermost(model, ids)
  const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
  const place = move.beforeId === null ? -1 : model.numberOf(move.beforeId)
  const target = place !== -1 ? place : parent === -1 ? model.length : model.endOf(parent)
  const branches = numbers.flatMap(number =>
    model.items
      .slice(number, model.endOf(number))
      .map((item, at) => (at === 0 ? { ...item, parentId: move.parentId } : item)),
  )
  const stays = (from: number, to: number) => {
    const rest: Item[] = []
    let at = from
    for (const number of numbers) {
      if (number < from || number >= to) continue
      rest.push(...model.items.slice(at, number))
      at = model.endOf(number)
    }
    return [...rest, ...model.items.slice(at, to)]
  }
  return [...stays(0, target), ...branches, ...stays(target, model.length)]
}

import type { TreeItem, TreeModel } from './treeModel.ts'

/** Where an entry goes: into which entry (`null`: top level) and before which that lies there (`null`: last). */
export interface TreeMove {
  parentId: string | null
  beforeId: string | null
}

export const treeSteps = ['up', 'down', 'in', 'out'] as const
/** `in`: last in the sibling above. `out`: right after what it lies in. */
export type TreeStep = (typeof treeSteps)[number]

const idOrNull = (model: TreeModel<TreeItem>, number: number) => (number === -1 ? null : model.idAt(number))

/** Number of the sibling after an entry, −1 when it is the last. */
export function siblingAfter(model: TreeModel<TreeItem>, number: number): number {
  const next = model.endOf(number)
  return next < model.length && model.parentOf(next) === model.parentOf(number) ? next : -1
}

/** Number of the sibling before an entry, −1 when it is the first. */
export function siblingBefore(model: TreeModel<TreeItem>, number: number): number {
  const parent = model.parentOf(number)
  // The entry just above is the last of what lies in the sibling, or the parent itself.
  let above = number - 1
  while (above !== parent && model.parentOf(above) !== parent) above = model.parentOf(above)
  return above === parent ? -1 : above
}

/**
 * Numbers of the entries that move when these are to: what lies in another of them moves with that one.
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

/** The same move, before a sibling that is none of those that move. */
export function withoutMoved(model: TreeModel<TreeItem>, ids: readonly string[], move: TreeMove): TreeMove {
  if (move.beforeId === null) return move
  const moved = new Set(ids)
  let before = model.numberOf(move.beforeId)
  if (before === -1) return move
  while (before !== -1 && moved.has(model.idAt(before))) before = siblingAfter(model, before)
  return { ...move, beforeId: idOrNull(model, before) }
}

/** Whether a move names entries that are there, and puts this one neither into itself nor into what lies in it. */
export function keepsTree(model: TreeModel<TreeItem>, id: string, move: TreeMove): boolean {
  const number = model.numberOf(id)
  if (number === -1) return false
  const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
  if (move.parentId !== null && (parent === -1 || model.isWithin(parent, number))) return false
  const before = move.beforeId === null ? -1 : model.numberOf(move.beforeId)
  return move.beforeId === null || (before !== -1 && model.parentOf(before) === parent)
}

/** Whether the entries stand there already, one after the other. */
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

/** Whether a move keeps a tree a tree, names existing entries, and changes something. */
export function isPossible(model: TreeModel<TreeItem>, ids: readonly string[], move: TreeMove): boolean {
  return ids.every(id => keepsTree(model, id, move)) && !isThere(model, ids, move)
}

/** Where one step with the keys takes entries that lie in the same one, `null` when they cannot go there. */
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

/** Where a drop on an entry leads: before or after it, or onto it as the last that lies in it. */
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
 * The entries after a move, for showing it before the services answered; the same entries when it is not possible.
 * They come in pre-order.
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

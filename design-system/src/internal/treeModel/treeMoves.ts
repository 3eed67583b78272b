import type { TreeItem, TreeModel } from './treeModel.ts'

/** Where an entry goes: into which entry (`null`: top level) and before which that lies there (`null`: last). */
export interface TreeMove {
  parentId: string | null
  beforeId: string | null
}

export const treeSteps = ['up', 'down', 'in', 'out'] as const
/** `in`: last in the sibling above. `out`: right after what it lies in. */
export type TreeStep = (typeof treeSteps)[number]

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

/** Whether a move keeps a tree a tree, names existing entries, and changes something. */
export function isPossible(model: TreeModel<TreeItem>, id: string, move: TreeMove): boolean {
  const number = model.numberOf(id)
  if (number === -1) return false
  const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
  if (move.parentId !== null && (parent === -1 || model.isWithin(parent, number))) return false
  const before = move.beforeId === null ? -1 : model.numberOf(move.beforeId)
  if (move.beforeId !== null && (before === -1 || model.parentOf(before) !== parent)) return false
  if (parent !== model.parentOf(number)) return true
  return before !== number && before !== siblingAfter(model, number)
}

const idOrNull = (model: TreeModel<TreeItem>, number: number) => (number === -1 ? null : model.idAt(number))

/** Where one step with the keys takes an entry, `null` when it cannot go there. */
export function moveOfStep(model: TreeModel<TreeItem>, id: string, step: TreeStep): TreeMove | null {
  const number = model.numberOf(id)
  if (number === -1) return null
  const parent = model.parentOf(number)
  if (step === 'out')
    return parent === -1
      ? null
      : {
          parentId: idOrNull(model, model.parentOf(parent)),
          beforeId: idOrNull(model, siblingAfter(model, parent)),
        }
  const other = step === 'down' ? siblingAfter(model, number) : siblingBefore(model, number)
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
  id: string,
  move: TreeMove,
): readonly Item[] {
  const number = model.numberOf(id)
  const moved = model.items[number]
  if (!moved || !isPossible(model, id, move)) return model.items
  const end = model.endOf(number)
  const branch = [{ ...moved, parentId: move.parentId }, ...model.items.slice(number + 1, end)]
  const rest = [...model.items.slice(0, number), ...model.items.slice(end)]
  const parent = move.parentId === null ? -1 : model.numberOf(move.parentId)
  const place = move.beforeId === null ? -1 : model.numberOf(move.beforeId)
  const target = place !== -1 ? place : parent === -1 ? model.length : model.endOf(parent)
  // What comes after the branch moves up when the branch goes.
  const at = target >= end ? target - (end - number) : target
  return [...rest.slice(0, at), ...branch, ...rest.slice(at)]
}

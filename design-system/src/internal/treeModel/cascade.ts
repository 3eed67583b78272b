import type { TreeItem, TreeModel } from './treeModel.ts'

/** State of a checkbox by number. */
export const unchecked = 0
export const checked = 1
export const mixed = 2

/**
 * The checkbox states if checking an entry checks all its descendants.
 * @param ids of checked entries, which include all their descendants, loaded or not
 * @returns `unchecked`, `checked` or `mixed` by number; an entry whose children are all checked is checked
 */
export function checkStates(model: TreeModel<TreeItem>, ids: ReadonlySet<string>): Uint8Array {
  const states = new Uint8Array(model.length)
  for (let number = 0; number < model.length; number += 1) {
    const parent = model.parentOf(number)
    if ((parent !== -1 && states[parent] === checked) || ids.has(model.idAt(number))) states[number] = checked
  }
  return settled(model, states)
}

/**
 * Checks or unchecks entries with all their descendants.
 * @returns the smallest set of ids: a fully checked folder instead of its content. Ids that are not in the tree are
 * kept.
 */
export function withChecked(
  model: TreeModel<TreeItem>,
  ids: ReadonlySet<string>,
  numbers: Iterable<number>,
  isChecked: boolean,
): ReadonlySet<string> {
  const states = checkStates(model, ids)
  for (const number of numbers) states.fill(isChecked ? checked : unchecked, number, model.endOf(number))
  settled(model, states)
  const result = new Set([...ids].filter(id => model.numberOf(id) === -1))
  for (let number = 0; number < model.length; number += 1) {
    const parent = model.parentOf(number)
    if (states[number] === checked && (parent === -1 || states[parent] !== checked))
      result.add(model.idAt(number))
  }
  return result
}

/** Updates the state of entries from their children, innermost first. */
function settled(model: TreeModel<TreeItem>, states: Uint8Array): Uint8Array {
  const children = new Int32Array(model.length)
  const chosen = new Int32Array(model.length)
  const touched = new Uint8Array(model.length)
  for (let number = model.length - 1; number >= 0; number -= 1) {
    const count = children[number] ?? 0
    if (count > 0)
      states[number] = chosen[number] === count ? checked : touched[number] === 1 ? mixed : unchecked
    const parent = model.parentOf(number)
    if (parent === -1) continue
    children[parent] = (children[parent] ?? 0) + 1
    if (states[number] === checked) chosen[parent] = (chosen[parent] ?? 0) + 1
    if (states[number] !== unchecked) touched[parent] = 1
  }
  return states
}

import type { TreeItem, TreeModel } from './treeModel.ts'

/** State of a check box by number. */
export const unchecked = 0
export const checked = 1
export const mixed = 2

/**
 * Which entries are chosen when choosing an entry chooses all that lies in it.
 * @param ids of chosen entries; what lies in them is chosen too, loaded or not
 * @returns `unchecked`, `checked` or `mixed` by number; an entry of which all is chosen is chosen
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
 * With these entries, and all that lies in them, chosen or not.
 * @returns the fewest ids that say so: a folder of which all is chosen, instead of what lies in it. Ids that are not in
 *   the tree stay.
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

/** Brings the state of entries into line with what lies in them, from the innermost to the outermost. */
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

import { RowOrder } from '../rowModel/rowModel.ts'
import type { TreeFilter } from './filterTree.ts'
import type { TreeItem, TreeModel } from './treeModel.ts'

/** Flags by number for the ids that are in the tree. */
export function flagsOf(model: TreeModel<TreeItem>, ids: Iterable<string>): Uint8Array {
  const flags = new Uint8Array(model.length)
  for (const id of ids) {
    const number = model.numberOf(id)
    if (number !== -1) flags[number] = 1
  }
  return flags
}

/**
 * The visible entries: those not inside a closed one.
 * @param open flags by number @param filter leaves out what does not match
 */
export function orderOf(model: TreeModel<TreeItem>, open: Uint8Array, filter?: TreeFilter): RowOrder {
  const rows = new Int32Array(model.length)
  let length = 0
  for (let number = 0; number < model.length; ) {
    if (filter && filter.shown[number] === 0) {
      number = model.endOf(number)
      continue
    }
    rows[length] = number
    length += 1
    number = open[number] === 1 ? number + 1 : model.endOf(number)
  }
  // A view rather than a copy; it lives as long as the order does.
  return new RowOrder(rows.subarray(0, length), model.length)
}

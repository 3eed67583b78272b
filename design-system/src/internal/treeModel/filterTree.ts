import { fold } from '../fold.ts'
import { placesIn, type TreePlaces } from '../rowModel/preOrder.ts'
import type { TreeItem, TreeModel } from './treeModel.ts'

/** What a filter leaves of a tree, as flags by number. */
export interface TreeFilter {
  readonly shown: Uint8Array
  /** Whether a descendant matches: such an entry is expanded. */
  readonly hasMatchBelow: Uint8Array
  /** How many entries match. */
  readonly count: number
  /** Positions among the visible entries. */
  readonly places: TreePlaces
}

/**
 * Keeps matching entries with all their ancestors, and all descendants of a match unless some of them match too.
 * @param query words that must all occur in name or description, ignoring accents and case
 * @returns undefined for a query without words
 */
export function filterTree(model: TreeModel<TreeItem>, query: string): TreeFilter | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const texts = model.texts()
  const isMatch = new Uint8Array(model.length)
  const hasMatchBelow = new Uint8Array(model.length)
  let count = 0
  // From last to first: descendants come before their ancestors.
  for (let number = model.length - 1; number >= 0; number -= 1) {
    const text = texts[number] ?? ''
    if (words.every(word => text.includes(word))) {
      isMatch[number] = 1
      count += 1
    }
    const parent = model.parentOf(number)
    if (parent !== -1 && (isMatch[number] === 1 || hasMatchBelow[number] === 1)) hasMatchBelow[parent] = 1
  }
  const shown = new Uint8Array(model.length)
  for (let number = 0; number < model.length; ) {
    if (isMatch[number] === 0 && hasMatchBelow[number] === 0) {
      number = model.endOf(number)
    } else if (hasMatchBelow[number] === 1) {
      shown[number] = 1
      number += 1
    } else {
      shown.fill(1, number, model.endOf(number))
      number = model.endOf(number)
    }
  }
  return { shown, hasMatchBelow, count, places: placesIn(model.parents, shown) }
}

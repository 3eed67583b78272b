import { useMemo, useState } from 'react'
import { filterTree, type TreeFilter } from '../../internal/treeModel/filterTree.ts'
import type { TreeItem, TreeModel } from '../../internal/treeModel/treeModel.ts'
import { flagsOf } from '../../internal/treeModel/treeOrder.ts'

interface ExpandedOptions {
  model: TreeModel<TreeItem>
  filter: string
  expandedIds: ReadonlySet<string> | undefined
  defaultExpandedIds: ReadonlySet<string> | undefined
  onExpandedChange: ((expandedIds: ReadonlySet<string>) => void) | undefined
}

/** The open entries. */
export interface Expanded {
  found: TreeFilter | undefined
  /** Flags, indexed by the number of the entry. */
  open: Uint8Array
  /** Ids of the entries that are open without a filter. */
  ids: ReadonlySet<string>
  setOpen: (ids: readonly string[], isOpen: boolean) => void
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Tracks which entries are open and which match the filter. Ancestors of matches are open. What the reader opens or
 * closes while a filter is active is forgotten when the filter changes.
 */
export function useExpanded(options: ExpandedOptions): Expanded {
  const { model, filter, onExpandedChange } = options
  const [own, setOwn] = useState(options.defaultExpandedIds ?? nothing)
  const ids = options.expandedIds ?? own
  const [flips, setFlips] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter, ids: nothing })
  const found = useMemo(() => filterTree(model, filter), [model, filter])
  const flipped = flips.filter === filter ? flips.ids : nothing
  const open = useMemo(() => {
    if (!found) return flagsOf(model, ids)
    const flags = found.hasMatchBelow.slice()
    for (const id of flipped) {
      const number = model.numberOf(id)
      if (number !== -1) flags[number] = flags[number] === 1 ? 0 : 1
    }
    return flags
  }, [model, ids, found, flipped])
  const setOpen = (changed: readonly string[], isOpen: boolean) => {
    const others = changed.filter(id => (open[model.numberOf(id)] === 1) !== isOpen)
    if (others.length === 0) return
    if (found) {
      const changedBack = new Set(flipped)
      for (const id of others) if (!changedBack.delete(id)) changedBack.add(id)
      return setFlips({ filter, ids: changedBack })
    }
    const next = new Set(ids)
    for (const id of others) {
      if (isOpen) next.add(id)
      else next.delete(id)
    }
    setOwn(next)
    onExpandedChange?.(next)
  }
  return { found, open, ids, setOpen }
}

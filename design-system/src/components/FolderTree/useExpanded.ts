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

/** Which entries are open. */
export interface Expanded {
  found: TreeFilter | undefined
  /** Flags by number. */
  open: Uint8Array
  /** What is open without a filter. */
  ids: ReadonlySet<string>
  setOpen: (ids: readonly string[], isOpen: boolean) => void
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Which entries are open, and what a filter leaves of them. What is found is open to be seen; what is opened or closed
 * while a filter is on is forgotten with it.
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

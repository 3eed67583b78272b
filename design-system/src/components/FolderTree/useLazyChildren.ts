import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'

/** How it stands with what lies in an entry and was not among the items. */
export type LoadState = 'loading' | 'failed' | 'empty'

interface LazyChildrenOptions {
  model: TreeModel<FolderItem>
  expandedIds: ReadonlySet<string>
  loadChildren: ((id: string) => Promise<void>) | undefined
  say: (words: string) => void
  t: FolderWords
}

/** After how many frames an entry is held to be empty. */
const framesToArrive = 10

const nothing: ReadonlyMap<string, LoadState> = new Map()

/** Gets what lies in entries when they are open, once; says how it goes. */
export function useLazyChildren({ model, expandedIds, loadChildren, say, t }: LazyChildrenOptions) {
  const [states, setStates] = useState(nothing)
  const latest = useRef(model)
  const pending = useRef(new Set<string>())

  const set = (id: string, state: LoadState | undefined) =>
    setStates(before => {
      const next = new Map(before)
      if (state) next.set(id, state)
      else next.delete(id)
      return next
    })
  /** What lies in an entry once the caller has given it: with one of its next renderings, later on a busy machine. */
  const arrived = async (id: string) => {
    for (let frame = 0; ; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      const now = latest.current
      const number = now.numberOf(id)
      const count = [...now.childrenOf(number)].length
      if (count > 0 || number === -1 || frame === framesToArrive) return { count, isThere: number !== -1 }
    }
  }
  const load = async (id: string, name: string) => {
    if (!loadChildren || pending.current.has(id)) return
    pending.current.add(id)
    set(id, 'loading')
    say(t('saidLoading', { name }))
    try {
      await loadChildren(id)
      const { count, isThere } = await arrived(id)
      set(id, isThere && count === 0 ? 'empty' : undefined)
      if (isThere) say(count === 0 ? t('saidEmpty', { name }) : t('saidLoaded', { name, count }))
    } catch {
      set(id, 'failed')
      say(t('saidFailed', { name }))
    } finally {
      pending.current.delete(id)
    }
  }
  useLayoutEffect(() => {
    latest.current = model
  }, [model])
  useEffect(() => {
    if (!loadChildren) return
    for (const id of expandedIds) {
      const number = model.numberOf(id)
      const item = model.items[number]
      if (!item?.hasChildren || model.endOf(number) > number + 1 || states.has(id)) continue
      // oxlint-disable-next-line react/set-state-in-effect -- asking the services begins here, and is shown from then on
      void load(id, item.name)
    }
  })

  return {
    /** States by id; nothing for an entry that has what lies in it. */
    states,
    /** Tries again what failed. */
    retry: (id: string) => {
      const item = model.items[model.numberOf(id)]
      if (item) void load(id, item.name)
    },
  }
}

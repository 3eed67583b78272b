import { useLayoutEffect, useRef, useState } from 'react'
import type { GraphModel } from './graphModel.ts'
import type { NetworkWords } from './NetworkGraph.messages.ts'

/** The state of loading a node's further links. */
export type ExpandState = 'possible' | 'loading' | 'failed'

interface ExpansionOptions {
  model: GraphModel
  onExpand: ((id: string) => Promise<void>) | undefined
  say: (words: string) => void
  t: NetworkWords
}

/** How many frames to wait for promised nodes before counting none. */
const patience = 30

const nothing: ReadonlyMap<string, ExpandState> = new Map()

/** Loads further links of nodes and announces the result. */
export function useExpansion({ model, onExpand, say, t }: ExpansionOptions) {
  const [states, setStates] = useState(nothing)
  const latest = useRef(model)
  const pending = useRef(new Set<string>())
  useLayoutEffect(() => {
    latest.current = model
  }, [model])

  const set = (id: string, state: ExpandState | undefined) =>
    setStates(before => {
      const next = new Map(before)
      if (state) next.set(id, state)
      else next.delete(id)
      return next
    })
  const load = async (id: string, label: string) => {
    if (!onExpand || pending.current.has(id)) return
    pending.current.add(id)
    set(id, 'loading')
    say(t('expanding', { label }))
    const before = latest.current
    try {
      await onExpand(id)
      // The caller's nodes arrive with one of its next renders.
      for (let frame = 0; frame < patience && latest.current === before; frame += 1)
        await new Promise(resolve => requestAnimationFrame(resolve))
      set(id, undefined)
      say(t('expanded', { label, count: latest.current.nodes.length - before.nodes.length }))
    } catch {
      set(id, 'failed')
      say(t('expandFailedOf', { label }))
    } finally {
      pending.current.delete(id)
    }
  }
  return {
    expand: (node: number) => {
      const found = model.nodes[node]
      if (found?.hasMore) void load(found.id, found.label)
    },
    /** Undefined for a node whose links are all loaded. */
    expandStateOf: (node: number): ExpandState | undefined => {
      const found = model.nodes[node]
      if (!found?.hasMore || !onExpand) return undefined
      return states.get(found.id) ?? 'possible'
    },
  }
}

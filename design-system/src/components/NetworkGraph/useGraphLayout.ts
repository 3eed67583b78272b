import { useEffect, useMemo, useState } from 'react'
import type { GraphModel } from './graphModel.ts'
import type { Positions } from './graphWalk.ts'
import type { NetworkLayout } from './networkTypes.ts'
import { layeredLayout } from './layeredLayout.ts'
import type { runLayout } from './runLayout.ts'

export interface GraphLayout {
  /** The node positions; undefined until at least some are known. */
  positions: Positions | undefined
  /** How much is done, from 0 to 1. */
  progress: number
  /** There are new nodes without a final position. */
  isRearranging: boolean
  hasFailed: boolean
  retry: () => void
}

interface GraphLayoutOptions {
  model: GraphModel
  layout: NetworkLayout
  /** Whether the graph is visible: no layout is computed for a reader who only sees the list. */
  isShown: boolean
  arrange: typeof runLayout
}

interface Arranged {
  model: GraphModel
  positions: Positions
}

/**
 * Computes the layout, and again when nodes are added: existing nodes keep their positions. Layers are computed
 * synchronously, because such networks are small.
 */
export function useGraphLayout({ model, layout, isShown, arrange }: GraphLayoutOptions): GraphLayout {
  // A layout that has begun continues while the list is shown.
  const [isWanted, setWanted] = useState(isShown)
  if (isShown && !isWanted) setWanted(true)
  const [done, setDone] = useState<Arranged>()
  const [progress, setProgress] = useState(0)
  const [failed, setFailed] = useState<GraphModel>()
  const isLayered = layout === 'layered'
  const layered = useMemo(() => (isLayered ? layeredLayout(model) : undefined), [isLayered, model])
  const isDone = done?.model === model
  const hasFailed = failed === model
  const meanwhile = useMemo(
    () => (done && done.model !== model ? placesMeanwhile(model, knownPlaces(model, done)) : undefined),
    [done, model],
  )
  useEffect(() => {
    if (!isWanted || isLayered || isDone || hasFailed) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const { sources, targets, nodes } = model
    const task = { count: nodes.length, sources, targets, known: knownPlaces(model, done) }
    arrange(task, { signal, onProgress: setProgress }).then(
      positions => {
        if (signal.aborted) return
        setDone({ model, positions })
        setProgress(0)
      },
      () => {
        if (!signal.aborted) setFailed(model)
      },
    )
    return () => leaving.abort()
  }, [model, isWanted, isLayered, isDone, done, hasFailed, arrange])
  return {
    positions: layered ?? (isDone ? done.positions : meanwhile),
    progress,
    isRearranging: !isLayered && meanwhile !== undefined,
    hasFailed,
    retry: () => setFailed(undefined),
  }
}

/** Previous node positions, x and y alternating; NaN for new nodes. */
function knownPlaces({ nodes }: GraphModel, before: Arranged | undefined): Positions {
  const known = new Float32Array(2 * nodes.length).fill(Number.NaN)
  nodes.forEach(({ id }, node) => {
    // By id, because numbers change when nodes are added.
    const was = before?.model.numberOf(id) ?? -1
    if (before && was !== -1) known.set(before.positions.subarray(2 * was, 2 * was + 2), 2 * node)
  })
  return known
}

/**
 * Until new nodes are placed, they lie behind the node that leads to them, so the graph stays visible during the
 * layout.
 * @returns undefined if no node is known
 */
function placesMeanwhile(model: GraphModel, known: Positions): Positions | undefined {
  const places = known.slice()
  const isPlaced = (node: number) => !Number.isNaN(places[2 * node])
  const reached = [...model.nodes.keys()].filter(isPlaced)
  if (reached.length === 0) return undefined
  for (const node of reached)
    for (let slot = model.startOf(node); slot < model.endOf(node); slot += 1) {
      const other = model.neighbourAt(slot)
      if (isPlaced(other)) continue
      places.copyWithin(2 * other, 2 * node, 2 * node + 2)
      reached.push(other)
    }
  return places.map(place => (Number.isNaN(place) ? 0 : place))
}

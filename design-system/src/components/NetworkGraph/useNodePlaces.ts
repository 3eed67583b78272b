import { useState } from 'react'
import type { GraphModel } from './graphModel.ts'
import type { Positions } from './graphWalk.ts'
import type { NetworkWords } from './NetworkGraph.messages.ts'
import type { NetworkGraphProps } from './networkProps.ts'
import type { NetworkPositions } from './networkTypes.ts'

/** The nodes that a person moved away from their laid-out positions. */
export interface NodePlaces {
  isMovable: boolean
  byId: NetworkPositions
  /** @param x in graph units, like `y` */
  put: (node: number, x: number, y: number) => void
  takeBack: () => void
}

interface NodePlacesOptions extends Pick<NetworkGraphProps, 'positions' | 'onPositionsChange'> {
  model: GraphModel
  say: (words: string) => void
  t: NetworkWords
}

const nothing: NetworkPositions = {}
/** More digits than are visible need not be saved with a view. */
const rounded = (length: number) => Math.round(length * 10) / 10

/** The positions of moved nodes, held by the caller or here. */
export function useNodePlaces(options: NodePlacesOptions): NodePlaces {
  const { model, positions, onPositionsChange, say, t } = options
  const [own, setOwn] = useState(nothing)
  const byId = positions ?? own
  const change = (next: NetworkPositions) => {
    setOwn(next)
    onPositionsChange?.(next)
  }
  return {
    isMovable: onPositionsChange !== undefined,
    byId,
    put: (node, x, y) => {
      const moved = model.nodes[node]
      if (!moved) return
      change({ ...byId, [moved.id]: { x: rounded(x), y: rounded(y) } })
      say(t('putDone', { label: moved.label }))
    },
    takeBack: () => {
      change(nothing)
      say(t('arrangedAnew'))
    },
  }
}

/** Node positions: as laid out, except for those that a person moved. */
export function withPlaces(model: GraphModel, arranged: Positions, byId: NetworkPositions): Positions {
  const places = Object.entries(byId).filter(([id]) => model.numberOf(id) !== -1)
  if (places.length === 0) return arranged
  const positions = arranged.slice()
  for (const [id, { x, y }] of places) positions.set([x, y], 2 * model.numberOf(id))
  return positions
}

import type { GraphModel } from './graphModel.ts'
import type { Positions } from './graphWalk.ts'
import type { NetworkKind, NetworkTone, NetworkShape } from './networkTypes.ts'

/** A network as it is drawn, apart from what is with it at the moment. */
export interface GraphScene {
  model: GraphModel
  positions: Positions
  /** By node, at the size at which it is laid out. */
  radii: Float32Array
  /** Numbers of the nodes of each kind. */
  groups: readonly { shape: NetworkShape; tone: NetworkTone; nodes: readonly number[] }[]
  /** By link: how far it bends aside, so that several between the same nodes are seen. Nothing for most. */
  bends: Float32Array
  /** Nodes with the most links first: their labels come before those of others. */
  byWeight: readonly number[]
}

/** How far beside each other several links between the same nodes are. */
const bendStep = 26

/** Nodes are the larger the more links they have, and groups the more members. */
const radiusFor = (degree: number, members = 0) =>
  members === 0 ? Math.min(23, 8 + 2 * Math.sqrt(degree)) : Math.min(40, 8 + 9 * Math.log10(members))

/** Nodes of a kind that is not known are grey circles. */
export function makeScene(
  model: GraphModel,
  kinds: readonly NetworkKind[],
  positions: Positions,
): GraphScene {
  const nodesOf = new Map<string, number[]>(kinds.map(({ id }) => [id, []]))
  const others: number[] = []
  model.nodes.forEach(({ kind }, node) => (nodesOf.get(kind) ?? others).push(node))
  return {
    model,
    positions,
    radii: Float32Array.from(model.nodes, (_, node) =>
      radiusFor(model.degreeOf(node), model.groupAt(node)?.members.length),
    ),
    groups: [
      ...kinds.map(({ id, shape, tone = 'accent' }) => ({ shape, tone, nodes: nodesOf.get(id) ?? [] })),
      { shape: 'circle', tone: 'muted', nodes: others },
    ],
    bends: bendsOf(model),
    byWeight: [...model.nodes.keys()].toSorted((a, b) => model.degreeOf(b) - model.degreeOf(a) || a - b),
  }
}

/** Links between the same two nodes part to both sides. */
function bendsOf({ sources, targets, nodes }: GraphModel): Float32Array {
  const between = new Map<number, number[]>()
  sources.forEach((source, link) => {
    const target = targets[link] ?? source
    const pair = Math.min(source, target) * nodes.length + Math.max(source, target)
    const links = between.get(pair)
    if (links) links.push(link)
    else between.set(pair, [link])
  })
  const bends = new Float32Array(sources.length)
  for (const links of between.values())
    if (links.length > 1)
      links.forEach((link, at) => {
        const bend = (at - (links.length - 1) / 2) * bendStep
        // Aside is seen from the source: those that lead the other way bend to the other side.
        bends[link] = (sources[link] ?? 0) < (targets[link] ?? 0) ? bend : -bend
      })
  return bends
}

import type { GraphModel } from './graphModel.ts'
import type { Positions } from './graphWalk.ts'
import type { NetworkKind, NetworkTone, NetworkShape } from './networkTypes.ts'

/** A network as it is drawn, without its transient state. */
export interface GraphScene {
  model: GraphModel
  positions: Positions
  /** By node, at the size used in the layout. */
  radii: Float32Array
  /** The node numbers of each kind. */
  groups: readonly { shape: NetworkShape; tone: NetworkTone; nodes: readonly number[] }[]
  /** By link: how far it curves, so that parallel links can be told apart. Zero for most. */
  bends: Float32Array
  /** Nodes with the most links first, in the order of their labels' priority. */
  byWeight: readonly number[]
}

/** The distance between parallel links. */
const bendStep = 26

/** Nodes grow with the number of links, groups with the number of members. */
const radiusFor = (degree: number, members = 0) =>
  members === 0 ? Math.min(23, 8 + 2 * Math.sqrt(degree)) : Math.min(40, 8 + 9 * Math.log10(members))

/** Nodes of an unknown kind are grey circles. */
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

/** Parallel links curve to both sides. */
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
        // The curve is relative to the source, so a link in the other direction curves to the other side.
        bends[link] = (sources[link] ?? 0) < (targets[link] ?? 0) ? bend : -bend
      })
  return bends
}

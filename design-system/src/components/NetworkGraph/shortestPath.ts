import type { GraphModel } from './graphModel.ts'

/** A path through a network: it has one node more than links. */
export interface NetworkPath {
  readonly nodes: readonly number[]
  readonly links: readonly number[]
}

/**
 * The path with the fewest links between two nodes, whatever their direction. Deterministic if several are equally
 * short.
 * @param shown flags by node: the path uses no other nodes
 * @returns undefined if there is none
 */
export function shortestPath(
  model: GraphModel,
  from: number,
  to: number,
  shown: Uint8Array,
): NetworkPath | undefined {
  if (shown[from] !== 1 || shown[to] !== 1) return undefined
  /** The slot by which each node was reached, seen from the previous node; −1 if it was not reached. */
  const cameBy = new Int32Array(model.nodes.length).fill(-1)
  const cameFrom = new Int32Array(model.nodes.length).fill(-1)
  const queue = new Int32Array(model.nodes.length)
  queue[0] = from
  cameFrom[from] = from
  let end = 1
  for (let at = 0; at < end && cameFrom[to] === -1; at += 1) {
    const node = queue[at] ?? -1
    for (let slot = model.startOf(node); slot < model.endOf(node); slot += 1) {
      const next = model.neighbourAt(slot)
      if (cameFrom[next] !== -1 || shown[next] !== 1) continue
      cameFrom[next] = node
      cameBy[next] = slot
      queue[end] = next
      end += 1
    }
  }
  if (cameFrom[to] === -1) return undefined
  const nodes = [to]
  const links: number[] = []
  for (let node = to; node !== from; node = cameFrom[node] ?? from) {
    links.push(model.linkAt(cameBy[node] ?? 0))
    nodes.push(cameFrom[node] ?? from)
  }
  return { nodes: nodes.toReversed(), links: links.toReversed() }
}

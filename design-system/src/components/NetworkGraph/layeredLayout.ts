import type { GraphModel } from './graphModel.ts'
import type { Positions } from './graphWalk.ts'

/** Between the nodes of a layer, and between layers. */
const gap = { x: 170, y: 120 } as const
/** How often each layer is reordered by the one next to it. */
const sweeps = 6

/**
 * Places nodes in layers from the sources of links down to their targets (Sugiyama's method): each node below all that
 * lead to it, and near them. A link that would close a cycle counts as reversed.
 * @returns x and y in turn, by number
 */
export function layeredLayout(model: GraphModel): Positions {
  const layerOf = layersOf(model)
  const layers: number[][] = []
  layerOf.forEach((layer, node) => (layers[layer] ??= []).push(node))
  const x = new Float64Array(layerOf.length)
  for (const layer of layers) spread(layer, x, (_, at) => at * gap.x)
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isDown = sweep % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) {
      const wanted = new Map(layer.map(node => [node, middleOf(model, node, layerOf, x, isDown)]))
      layer.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0))
      spread(layer, x, node => wanted.get(node) ?? 0)
    }
  }
  const positions = new Float32Array(2 * layerOf.length)
  layerOf.forEach((layer, node) => positions.set([x[node] ?? 0, layer * gap.y], 2 * node))
  return positions
}

/** The average position of a node's neighbours above or below; its own position if it has none there. */
function middleOf(
  model: GraphModel,
  node: number,
  layerOf: Int32Array,
  x: Float64Array,
  isDown: boolean,
): number {
  let [sum, count] = [0, 0]
  for (let slot = model.startOf(node); slot < model.endOf(node); slot += 1) {
    const other = model.neighbourAt(slot)
    const side = (layerOf[other] ?? 0) - (layerOf[node] ?? 0)
    if (isDown ? side >= 0 : side <= 0) continue
    sum += x[other] ?? 0
    count += 1
  }
  return count === 0 ? (x[node] ?? 0) : sum / count
}

/**
 * Places the nodes of a layer as near to their preferred positions as the minimum gap allows, and centres the whole.
 */
function spread(
  layer: readonly number[],
  x: Float64Array,
  wanted: (node: number, at: number) => number,
): void {
  let [end, shift] = [Number.NEGATIVE_INFINITY, 0]
  layer.forEach((node, at) => {
    const want = wanted(node, at)
    const place = Math.max(want, end + gap.x)
    shift += place - want
    x[node] = place
    end = place
  })
  for (const node of layer) x[node] = (x[node] ?? 0) - shift / layer.length
}

/** By node: the length of the longest path that leads to it. */
function layersOf(model: GraphModel): Int32Array {
  const count = model.nodes.length
  const targetsOf = (node: number) =>
    Array.from({ length: model.degreeOf(node) }, (_, at) => model.startOf(node) + at)
      .filter(slot => model.isForward(model.linkAt(slot), node))
      .map(slot => model.neighbourAt(slot))
  const hasSource = new Uint8Array(count)
  model.targets.forEach((target, link) => {
    if (model.sources[link] !== target) hasSource[target] = 1
  })
  /** 1 while the nodes below are being visited, 2 afterwards. */
  const state = new Uint8Array(count)
  const below: [number, number][] = []
  const finished: number[] = []
  const walk = (root: number) => {
    const way = [{ node: root, rest: targetsOf(root) }]
    state[root] = 1
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const next = top.rest.pop()
      if (next === undefined) {
        state[top.node] = 2
        finished.push(top.node)
        way.pop()
      } else if (state[next] === 1) {
        if (next !== top.node) below.push([next, top.node])
      } else {
        below.push([top.node, next])
        if (state[next] === 0) {
          state[next] = 1
          way.push({ node: next, rest: targetsOf(next) })
        }
      }
    }
  }
  for (const isRing of [false, true])
    for (let node = 0; node < count; node += 1)
      if (state[node] === 0 && (isRing || hasSource[node] === 0)) walk(node)
  const layerOf = new Int32Array(count)
  const under = new Map<number, number[]>()
  for (const [upper, lower] of below) {
    const list = under.get(upper)
    if (list) list.push(lower)
    else under.set(upper, [lower])
  }
  // In reverse: a node is finished after everything below it.
  for (const node of finished.toReversed())
    for (const lower of under.get(node) ?? [])
      layerOf[lower] = Math.max(layerOf[lower] ?? 0, (layerOf[node] ?? 0) + 1)
  return layerOf
}

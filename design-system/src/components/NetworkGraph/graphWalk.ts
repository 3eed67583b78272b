import type { GraphModel } from './graphModel.ts'

export const walkDirections = ['left', 'right', 'up', 'down'] as const
export type WalkDirection = (typeof walkDirections)[number]

/** Node positions: x and y alternating, by number. */
export type Positions = Float32Array

/** Beyond this angle (the tangent of 60°), a node does not lie in a direction. */
const widest = Math.tan(Math.PI / 3)

/**
 * The distance of a node in a direction: its offset along it plus twice its offset across.
 * @returns infinity if it does not lie in that direction
 */
function distanceTowards(dx: number, dy: number, direction: WalkDirection): number {
  const along = { left: -dx, right: dx, up: -dy, down: dy }[direction]
  const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx)
  return along > 0 && aside <= along * widest ? along + 2 * aside : Number.POSITIVE_INFINITY
}

/**
 * Where an arrow key leads: to the neighbour in that direction or, if there is none, to the nearest node there.
 * @returns −1 if nothing lies there
 */
export function nodeTowards(
  model: GraphModel,
  positions: Positions,
  shown: Uint8Array,
  from: number,
  direction: WalkDirection,
): number {
  const x = positions[2 * from] ?? 0
  const y = positions[2 * from + 1] ?? 0
  let [best, nearest] = [-1, Number.POSITIVE_INFINITY]
  const consider = (node: number) => {
    if (node === from || shown[node] !== 1) return
    const distance = distanceTowards(
      (positions[2 * node] ?? 0) - x,
      (positions[2 * node + 1] ?? 0) - y,
      direction,
    )
    if (distance < nearest) [best, nearest] = [node, distance]
  }
  for (let slot = model.startOf(from); slot < model.endOf(from); slot += 1) consider(model.neighbourAt(slot))
  if (best !== -1) return best
  for (let node = 0; node < model.nodes.length; node += 1) consider(node)
  return best
}

/**
 * The next of a node's neighbours in order, each once, wrapping around.
 * @param current one of them, or another node: then the first, or the last
 * @returns −1 if there is none
 */
export function neighbourAfter(
  model: GraphModel,
  shown: Uint8Array,
  hub: number,
  current: number,
  step: 1 | -1,
): number {
  const around = [...new Set(model.neighbours.subarray(model.startOf(hub), model.endOf(hub)))].filter(
    node => node !== hub && shown[node] === 1,
  )
  const at = around.indexOf(current)
  if (at === -1) return around.at(step === 1 ? 0 : -1) ?? -1
  return around.at((at + step) % around.length) ?? -1
}

/**
 * The next node shown in list order, wrapping around.
 * @param from where to begin; −1 before the first
 * @returns −1 if nothing is shown
 */
export function nodeAfter(shown: Uint8Array, from: number, step: 1 | -1): number {
  const count = shown.length
  const start = from === -1 && step === -1 ? count : from
  for (let steps = 1; steps <= count; steps += 1) {
    const node = (start + step * steps + 2 * count) % count
    if (shown[node] === 1) return node
  }
  return -1
}

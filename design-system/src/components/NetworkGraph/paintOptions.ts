import type { GraphColors } from './graphColors.ts'
import type { GraphScene } from './graphScene.ts'
import type { Frame, Viewport } from './viewport.ts'

/** What is with nodes and links at the moment, by number. */
export interface GraphMarks {
  /** Flags by node. */
  shown: Uint8Array
  /** Flags by node: what is looked for; undefined when nothing is. */
  found: Uint8Array | undefined
  /** The chosen node, −1 for none. */
  selected: number
  /** Where the keys or the pointer are, −1 for nowhere. */
  current: number
  path: { nodes: readonly number[]; links: readonly number[] } | undefined
}

export interface PaintOptions {
  marks: GraphMarks
  view: Viewport
  frame: Frame
  colors: GraphColors
  /** As the page has it. */
  fontFamily: string
  /** It moves: what costs the most is left out until it has come to rest. */
  isMoving: boolean
}

/** How much of what steps back is seen. */
export const faded = 0.18

/** Nodes are never drawn smaller than this, in pixels: they would not be seen. */
const smallest = 2.2

/** A node in its frame, in pixels. */
export function placed({ positions, radii }: GraphScene, node: number, { x, y, zoom }: Viewport) {
  return {
    x: (positions[2 * node] ?? 0) * zoom + x,
    y: (positions[2 * node + 1] ?? 0) * zoom + y,
    radius: Math.max(smallest, (radii[node] ?? 0) * zoom),
  }
}

/** The links that stand out: those of a way, or of what is chosen. */
export function strongLinks({ model }: GraphScene, { path, selected }: GraphMarks): readonly number[] {
  if (path) return path.links
  return selected === -1 ? [] : [...model.links.subarray(model.startOf(selected), model.endOf(selected))]
}

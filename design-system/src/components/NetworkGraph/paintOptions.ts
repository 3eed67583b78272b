import type { GraphColors } from './graphColors.ts'
import type { GraphScene } from './graphScene.ts'
import type { Frame, Viewport } from './viewport.ts'

/** The transient state of nodes and links, by number. */
export interface GraphMarks {
  /** Flags by node. */
  shown: Uint8Array
  /** Flags by node: the matches of the search; undefined without a search. */
  found: Uint8Array | undefined
  /** The selected node, −1 for none. */
  selected: number
  /** The node under the keyboard focus or the pointer, −1 for none. */
  current: number
  path: { nodes: readonly number[]; links: readonly number[] } | undefined
}

export interface PaintOptions {
  marks: GraphMarks
  view: Viewport
  frame: Frame
  colors: GraphColors
  /** The font of the page. */
  fontFamily: string
  /** While the view moves, the most expensive parts are not drawn. */
  isMoving: boolean
}

/** Opacity of dimmed elements. */
export const faded = 0.18

/** The minimum drawn radius of a node, in pixels, below which it could not be seen. */
const smallest = 2.2

/** A node's position and radius in the frame, in pixels. */
export function placed({ positions, radii }: GraphScene, node: number, { x, y, zoom }: Viewport) {
  return {
    x: (positions[2 * node] ?? 0) * zoom + x,
    y: (positions[2 * node + 1] ?? 0) * zoom + y,
    radius: Math.max(smallest, (radii[node] ?? 0) * zoom),
  }
}

/** The highlighted links: those of a path, or of the selected node. */
export function strongLinks({ model }: GraphScene, { path, selected }: GraphMarks): readonly number[] {
  if (path) return path.links
  return selected === -1 ? [] : [...model.links.subarray(model.startOf(selected), model.endOf(selected))]
}

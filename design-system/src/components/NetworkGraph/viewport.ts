import type { Positions } from './graphWalk.ts'

/** The part of a network in its frame: a point is drawn at `point · zoom + offset`, in pixels. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
/** The frame, in pixels. */
export interface Frame {
  readonly width: number
  readonly height: number
}

const zooms = { smallest: 0.01, largest: 4, largestFit: 1.25 } as const

/** Zooms around a point of the frame, which stays where it is. */
export function zoomed(view: Viewport, factor: number, x: number, y: number): Viewport {
  const zoom = Math.min(zooms.largest, Math.max(zooms.smallest, view.zoom * factor))
  const real = zoom / view.zoom
  return { zoom, x: x - (x - view.x) * real, y: y - (y - view.y) * real }
}

/** The bounding box of the nodes; undefined for none. */
export function boundsOf(positions: Positions, nodes: Iterable<number>) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const node of nodes) {
    const [x = 0, y = 0] = [positions[2 * node], positions[2 * node + 1]]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return left <= right ? { left, top, right, bottom } : undefined
}

/**
 * Fits a rectangle into the centre of the frame. A handful of nodes is not blown up to huge shapes.
 * @param margin between it and the edge of the frame, because nodes and labels extend beyond it
 */
export function fitted(
  bounds: { left: number; top: number; right: number; bottom: number },
  frame: Frame,
  margin: { x: number; y: number },
): Viewport {
  const room = { x: Math.max(1, frame.width - 2 * margin.x), y: Math.max(1, frame.height - 2 * margin.y) }
  const zoom = Math.max(
    zooms.smallest,
    Math.min(
      zooms.largestFit,
      room.x / Math.max(1, bounds.right - bounds.left),
      room.y / Math.max(1, bounds.bottom - bounds.top),
    ),
  )
  return {
    zoom,
    x: frame.width / 2 - ((bounds.left + bounds.right) / 2) * zoom,
    y: frame.height / 2 - ((bounds.top + bounds.bottom) / 2) * zoom,
  }
}

/** Pans just enough to bring a point of the network into the frame. */
export function revealed(view: Viewport, x: number, y: number, frame: Frame, margin: number): Viewport {
  const aside = (place: number, size: number) =>
    Math.max(0, margin - place) + Math.min(0, size - margin - place)
  return {
    zoom: view.zoom,
    x: view.x + aside(x * view.zoom + view.x, frame.width),
    y: view.y + aside(y * view.zoom + view.y, frame.height),
  }
}

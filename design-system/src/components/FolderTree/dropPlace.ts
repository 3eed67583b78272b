import type { DropPosition } from '../../internal/treeModel/treeMoves.ts'

/** The upper and the lower part of a row, beside which an entry is put; between them it is put into it. */
const edge = 0.25
/** From this near to its edge on, in px, a tree scrolls while something is dragged over it; so fast at the edge itself. */
const scrollZone = 40
const fastest = 14

interface DropTarget {
  isOrdered: boolean
  /** Nothing can be put into it. */
  isDocument: boolean
}

/** Where on a row an entry is dropped. @param fraction how far down in the row, 0 to 1 */
export function dropPositionAt(fraction: number, { isOrdered, isDocument }: DropTarget): DropPosition {
  if (!isOrdered) return 'on'
  if (isDocument) return fraction < 0.5 ? 'before' : 'after'
  if (fraction < edge) return 'before'
  return fraction >= 1 - edge ? 'after' : 'on'
}

/** How many px a frame a tree scrolls when the pointer is at this height; negative is up. */
export function scrollSpeedAt(y: number, view: { top: number; bottom: number }): number {
  const zone = Math.min(scrollZone, (view.bottom - view.top) / 4)
  const near = (distance: number) => Math.max(0, Math.min(1, (zone - distance) / zone))
  return Math.round((near(view.bottom - y) - near(y - view.top)) * fastest)
}

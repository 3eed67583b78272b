import type { DropPosition } from '../../internal/treeModel/treeMoves.ts'

/** Share of a row at its top and bottom edges that drops before or after it; the middle drops into it. */
const edge = 0.25
/** Distance from the edge, in px, within which a tree scrolls during a drag. `fastest` is the speed at the edge. */
const scrollZone = 40
const fastest = 14

interface DropTarget {
  isOrdered: boolean
  /** Whether the target is a document, which cannot contain entries. */
  isDocument: boolean
}

/** The drop position on a row. @param fraction vertical position in the row, 0 to 1 */
export function dropPositionAt(fraction: number, { isOrdered, isDocument }: DropTarget): DropPosition {
  if (!isOrdered) return 'on'
  if (isDocument) return fraction < 0.5 ? 'before' : 'after'
  if (fraction < edge) return 'before'
  return fraction >= 1 - edge ? 'after' : 'on'
}

/** Scroll speed in px per frame at this pointer position; negative is up. */
export function scrollSpeedAt(y: number, view: { top: number; bottom: number }): number {
  const zone = Math.min(scrollZone, (view.bottom - view.top) / 4)
  const near = (distance: number) => Math.max(0, Math.min(1, (zone - distance) / zone))
  return Math.round((near(view.bottom - y) - near(y - view.top)) * fastest)
}

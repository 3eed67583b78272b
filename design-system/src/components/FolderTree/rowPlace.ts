import type { CSSProperties } from 'react'

/**
 * Rows stand at their place by their number; their height follows the density. Not by a custom property, registered or
 * not: with that the browser styles all that is in a row anew while it scrolls.
 * @param position how many rows come before it
 */
export function rowPlace(position: number): CSSProperties {
  return { insetBlockStart: `calc(${position} * var(--folder-row))` }
}

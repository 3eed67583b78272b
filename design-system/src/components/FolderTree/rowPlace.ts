import type { CSSProperties } from 'react'

/**
 * Rows stand at their place by their number; their height follows the density. Not by a custom property, registered or
 * not: with that the browser styles all that is in a row anew while it scrolls.
 * @param position how many rows come before it
 */
export function rowPlace(position: number): CSSProperties {
  return { insetBlockStart: `calc(${position} * var(--folder-row))` }
}

/** How far in an entry begins, by its level; never so far that no room is left for its name. */
export function levelInset(level: number): string {
  return `min(calc(${level - 1} * var(--folder-step) + var(--folder-start)), var(--folder-most))`
}

import type { CSSProperties } from 'react'

/**
 * Positions a row by its index; the row height follows the density. It does not use a custom property, registered or
 * not, because the browser would then recalculate the style of everything in a row while scrolling.
 * @param position number of rows before it
 */
export function rowPlace(position: number): CSSProperties {
  return { insetBlockStart: `calc(${position} * var(--folder-row))` }
}

/** The indent of an entry by its level, limited so that there is room for its name. */
export function levelInset(level: number): string {
  return `min(calc(${level - 1} * var(--folder-step) + var(--folder-start)), var(--folder-most))`
}

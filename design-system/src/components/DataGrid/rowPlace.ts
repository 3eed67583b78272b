import type { CSSProperties } from 'react'
import type { TreePlace } from '../../internal/rowModel/rowLayout.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { vars } from '../../tokens/vars.css.ts'
import * as styles from './cell.css.ts'

/** The position of a row, and in a tree also among its siblings. */
export interface RowPlace extends Partial<TreePlace> {
  /** Number of rows of the default height before it. */
  position: number
  /** Total height of the other rows before it, in px. */
  above: number
  /** `aria-rowindex`: its position among all rows of the grid, where the header is the first. */
  index: number
}

/** The ARIA attributes of a row's position. */
export function rowAttributes({ index, level, at, of }: RowPlace) {
  return { 'aria-rowindex': index, 'aria-level': level, 'aria-posinset': at, 'aria-setsize': of }
}

/**
 * Positions a row by its index and the height of the details before it; the row height follows the density. It does not
 * use a custom property, registered or not, because the browser would then restyle everything in a row while scrolling.
 */
export function rowStyle({ position, above }: RowPlace): CSSProperties {
  return { insetBlockStart: `calc(${position} * ${vars.density.row} + ${above}px)` }
}

/**
 * The indent of a row's name by its level, limited so that there is room for the name. It is applied inside the cell: a
 * cell with a different padding would shrink less than those above, and the columns would no longer align.
 */
export function levelStyle(level = 1): CSSProperties {
  return { marginInlineStart: `calc(min(${level - 1} * 1.25rem, 45%) - 0.5rem)` }
}

/**
 * The classes of a cell, by its column.
 * @param isInRange whether the cell is in the range
 */
export function cellClass<Row>(
  { column, kind, isPinned, isEdge }: PlacedColumn<Row>,
  isInRange = false,
): string {
  return [
    styles.cell,
    isInRange && styles.inRange,
    column?.type === 'number' && styles.number,
    (column?.type === 'date' || column?.type === 'dateTime') && styles.figures,
    kind !== 'data' && styles.tool,
    isPinned && styles.pinned,
    isEdge && styles.pinnedEdge,
    kind === 'actions' && styles.pinnedEnd,
  ]
    .filter(Boolean)
    .join(' ')
}

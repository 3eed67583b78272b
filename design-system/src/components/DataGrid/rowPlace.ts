import type { CSSProperties } from 'react'
import type { TreePlace } from '../../internal/rowModel/rowLayout.ts'
import type { PlacedColumn } from './gridTypes.ts'
import { vars } from '../../tokens/vars.css.ts'
import * as styles from './cell.css.ts'

/** Where a row stands; also among what lies beside it, where rows lie in one another. */
export interface RowPlace extends Partial<TreePlace> {
  /** How many rows of the usual height come before it. */
  position: number
  /** How high the others before it are together, in px. */
  above: number
  /** `aria-rowindex`: its place among all rows of the grid, the header being the first. */
  index: number
}

/** The attributes of a row by its place. */
export function rowAttributes({ index, level, at, of }: RowPlace) {
  return { 'aria-rowindex': index, 'aria-level': level, 'aria-posinset': at, 'aria-setsize': of }
}

/**
 * Rows stand at their place by their number, and below the details before them; their height follows the density. Not by
 * custom properties, registered or not: with those the browser styles all that is in a row anew while it scrolls.
 */
export function rowStyle({ position, above }: RowPlace): CSSProperties {
  return { insetBlockStart: `calc(${position} * ${vars.density.row} + ${above}px)` }
}

/**
 * How far in the name of a row begins, by its level; never so far that no room is left for it. Within the cell: a cell with
 * another padding would give way less than those above it, and the columns would not stand below each other.
 */
export function levelStyle(level = 1): CSSProperties {
  return { marginInlineStart: `calc(min(${level - 1} * 1.25rem, 45%) - 0.5rem)` }
}

/**
 * Classes of a cell by the place of its column.
 * @param isInRange whether it is one of a range of cells
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

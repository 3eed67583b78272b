import { rowHeight } from './scale.ts'

/**
 * The values of each density; `touch` applies with a coarse pointer, whatever the density. Separate from the scale,
 * which pages load.
 */
export const density = {
  comfortable: { control: '2.5rem', row: rowHeight.comfortable, inset: '1.5rem' },
  compact: { control: '2rem', row: rowHeight.compact, inset: '1rem' },
  touch: { control: '2.75rem', row: rowHeight.comfortable, inset: '1.25rem' },
  touchCompact: { control: '2.75rem', row: rowHeight.comfortable, inset: '1rem' },
} as const

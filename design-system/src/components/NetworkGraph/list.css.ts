import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, rowHeight, space } from '../../tokens/scale.ts'
import { focusRingInside } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { levels } from '../FolderTree/row.css.ts'

/** Rows look like tree entries with two lines and are as high. */
export const outer = style({
  position: 'relative',
  minInlineSize: 0,
  blockSize: '100%',
  containerType: 'inline-size',
  vars: { '--folder-usual-row': `calc(${vars.density.row} + ${space[2]})`, '--folder-words': '3.25rem' },
  '@media': {
    [media.coarse]: { vars: { '--folder-usual-row': `calc(${rowHeight.comfortable} + ${space[2]})` } },
  },
})
/** The scroll container. */
export const tree = style({
  position: 'relative',
  blockSize: '100%',
  overflowX: 'hidden',
  overflowY: 'auto',
  minInlineSize: 0,
  padding: space[1],
  outline: 'none',
  borderRadius: radius.card,
  // Rows that appear and disappear must not shift what the reader sees.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': focusRingInside },
})
export const body = style([
  levels,
  { position: 'relative', blockSize: 'calc(var(--network-rows) * var(--folder-row))' },
])

/** How a node relates to the one above it: arrow and words. */
export const by = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  color: vars.color.muted,
})
export const sense = style({
  flex: 'none',
  color: vars.color.muted,
  selectors: { '[dir="rtl"] &': { rotate: '180deg' } },
})

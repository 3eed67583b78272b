import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, rowHeight, space } from '../../tokens/scale.ts'
import { focusRingInside } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { levels } from '../FolderTree/row.css.ts'

/** Rows are as high as entries of two lines in a tree, whose looks they have. */
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
/** What scrolls. */
export const tree = style({
  position: 'relative',
  blockSize: '100%',
  overflowX: 'hidden',
  overflowY: 'auto',
  minInlineSize: 0,
  padding: space[1],
  outline: 'none',
  borderRadius: radius.card,
  // Rows that come and go must not move what is read.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': focusRingInside },
})
export const body = style([
  levels,
  { position: 'relative', blockSize: 'calc(var(--network-rows) * var(--folder-row))' },
])

/** How a node stands to the one that it is listed below: arrow and words. */
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

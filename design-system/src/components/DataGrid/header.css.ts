import { style } from '@vanilla-extract/css'
import { layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { allColumns, ground } from './cell.css.ts'

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  inlineSize: allColumns,
})
export const row = style({
  display: 'flex',
  // The resize handle of the last column overlaps its edge but must not make the grid scroll further.
  overflowX: 'clip',
  blockSize: vars.density.row,
  vars: { [ground]: vars.color.sunken },
  backgroundColor: ground,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const cell = style({
  position: 'relative',
  // Keeps its parts below the pinned columns that it scrolls under.
  isolation: 'isolate',
  // The resize handle overlaps the line between two columns.
  overflow: 'visible',
  fontWeight: weight.semibold,
  color: vars.color.muted,
  selectors: {
    '&[data-drop]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '3px',
      backgroundColor: vars.color.accent,
      zIndex: 2,
    },
    '&[data-drop="before"]::before': { insetInlineStart: 0 },
    '&[data-drop="after"]::before': { insetInlineEnd: 0 },
  },
})
/** The row of group headers. Its line is drawn below each group, not above columns without one. */
export const groups = style({
  display: 'flex',
  overflowX: 'clip',
  blockSize: vars.density.row,
  vars: { [ground]: vars.color.sunken },
  backgroundColor: ground,
})
/** Its lines show which columns it covers. */
export const group = style({
  justifyContent: 'start',
  textAlign: 'start',
  overflow: 'clip',
  borderBlockEnd: `1px solid ${vars.color.control}`,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
})
/** Declared after `cell`, whose `position` it overrides. */
export const pinned = style({ position: 'sticky', zIndex: 2 })

/** Stays in view as long as one of its columns does. */
export const groupTitle = style({
  position: 'sticky',
  insetInlineStart: `calc(var(--grid-pinned) + ${space[3]})`,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  selectors: { [`${pinned} > &`]: { position: 'static' } },
})
/** Where headers cannot be hovered, the menu button is always visible. */
const menuAlways = `(hover: none), ${media.coarse}, ${media.forcedColors}`

export const label = style({
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: space[1],
  minInlineSize: 0,
  blockSize: '100%',
  // Fills the cell, for the hit area and the focus ring.
  marginInline: `calc(-1 * ${space[3]})`,
  padding: 0,
  paddingInline: space[3],
  ...type.small,
  fontWeight: weight.semibold,
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  outline: 'none',
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { color: vars.color.ink },
    '&:focus-visible': focusRingInside,
  },
  // Here the menu button is beside it.
  '@media': { [menuAlways]: { marginInlineEnd: 0, paddingInlineEnd: space[1] } },
})
export const title = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const mark = style({ flex: 'none', color: vars.color.accentText })
export const place = style({ flex: 'none', ...type.caption, color: vars.color.accentText })

/** Visible on hover, with focus, and while open; always visible without a pointer. */
export const menuButton = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  color: 'inherit',
  // Overlays the end of the title, which uses the room while the button is hidden.
  backgroundColor: vars.color.sunken,
  border: 0,
  borderRadius: radius.small,
  outline: 'none',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '[role="columnheader"]:hover &, [role="columnheader"]:focus-within &, &[aria-expanded="true"]': {
      opacity: 1,
    },
    '&:hover, &[aria-expanded="true"]': { color: vars.color.ink, backgroundColor: vars.color.hover },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [menuAlways]: { position: 'static', opacity: 1 },
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  },
})

export const resizer = style({
  position: 'absolute',
  insetBlock: '20%',
  insetInlineEnd: 0,
  inlineSize: '9px',
  marginInlineEnd: '-4px',
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: 1,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '4px',
    inlineSize: '1px',
    backgroundColor: vars.color.hairline,
  },
  selectors: {
    // Leaves no gap in the focus ring that it overlaps.
    'button:focus-visible ~ &::after': { backgroundColor: vars.color.accent },
    '&:hover::after, &[data-active]::after': { inlineSize: '3px', backgroundColor: vars.color.accent },
  },
})
export const hidden = style(visuallyHidden)

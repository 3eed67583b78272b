import { style } from '@vanilla-extract/css'
import { layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { allColumns, ground } from './cell.css.ts'

export const group = style({
  vars: { [ground]: vars.color.sunken },
  selectors: { '&:hover': { vars: { [ground]: vars.color.sunken } } },
})
/** Its text extends over the following empty cells. */
export const head = style({ overflow: 'visible', fontWeight: weight.semibold })
export const figure = style({ fontWeight: weight.semibold })
export const figureWords = style({ display: 'flex', alignItems: 'baseline', gap: space[1], minInlineSize: 0 })
/** Where there is no room for both, the name is truncated, never the number. */
export const figureName = style({
  ...type.caption,
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.regular,
  color: vars.color.muted,
})
export const figureValue = style({ flex: 'none', whiteSpace: 'nowrap' })

export const toggle = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'max-content',
  maxInlineSize: `calc(var(--grid-head, 100%) - ${space[3]})`,
  minBlockSize: '1.75rem',
  paddingBlock: 0,
  paddingInline: `calc(var(--grid-level, 0) * ${space[5]} + ${space[1]}) ${space[2]}`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  ...type.small,
  fontWeight: weight.semibold,
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem' },
  },
})
export const arrow = style({
  flex: 'none',
  color: vars.color.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const words = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Text wraps in a card, which grows with it.
  selectors: { 'li &': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' } },
})
export const title = style({ fontWeight: weight.regular, color: vars.color.muted })
export const count = style({ flex: 'none', fontWeight: weight.regular, color: vars.color.muted })

/** Sticks to the bottom, as the header sticks to the top. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  inlineSize: allColumns,
})
export const total = style({
  display: 'flex',
  blockSize: vars.density.row,
  vars: { [ground]: vars.color.sunken },
  backgroundColor: ground,
  borderBlockStart: `1px solid ${vars.color.control}`,
})

export const detail = style({
  position: 'absolute',
  insetInline: 0,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
/** As wide as the visible part of the grid, and sticky when scrolling sideways. */
export const detailCell = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 'calc(100cqi - 2px)',
  minInlineSize: 0,
  padding: space[4],
  // Aligned with the text of the first column, after its button.
  paddingInlineStart: `calc(${space[12]} + ${space[3]})`,
  ...type.small,
  color: vars.color.ink,
  outline: 'none',
  boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
  selectors: {
    '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${vars.color.accent}` },
    '&:focus-visible': focusRingInside,
  },
})
export const hidden = style(visuallyHidden)

/** A placeholder for rows. */
export const waiting = style({
  flex: '1 1 auto',
  gap: space[2],
  paddingInlineStart: `calc(var(--grid-before) + ${space[3]})`,
})
export const quiet = style({ color: vars.color.muted })
export const wrong = style({ flex: 'none', color: vars.color.danger.text })
export const retry = style({ flex: 'none', color: vars.color.accentText, textDecoration: 'underline' })

import { style } from '@vanilla-extract/css'
import { anchored } from '../../internal/overlay/anchored.css.ts'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'

export const popover = style([
  anchored,
  { maxInlineSize: 'min(24rem, calc(100vw - 1rem))', overflow: 'auto' },
])

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  overflowWrap: 'anywhere',
  // The focus ring follows the corners of the box.
  borderRadius: radius.card,
  ':focus-visible': { outlineOffset: '-2px' },
})

export const title = style({
  fontFamily: family.serif,
  ...type.lead,
  fontWeight: weight.semibold,
  textWrap: 'balance',
})

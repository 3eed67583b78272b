import { style } from '@vanilla-extract/css'
import { weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const chosen = style({
  fontWeight: weight.semibold,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})

import { style } from '@vanilla-extract/css'
import { zoneRules, zoneWordsRules } from '../../internal/files/zoneRules.ts'
import { weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const zone = style(zoneRules)
export const zoneWords = style(zoneWordsRules)
export const chosen = style({
  fontWeight: weight.semibold,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})

import { style } from '@vanilla-extract/css'
import { radius, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Marked by weight as well as background, and unlike a link, because it is not interactive. */
export const mark = style({
  backgroundColor: vars.color.accentSoft,
  borderRadius: radius.small,
  color: 'inherit',
  fontWeight: weight.bold,
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
})

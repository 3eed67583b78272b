import { style } from '@vanilla-extract/css'
import { radius, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** By its weight as well as its ground. Not as a link is drawn: nothing happens where it is pressed. */
export const mark = style({
  backgroundColor: vars.color.accentSoft,
  borderRadius: radius.small,
  color: 'inherit',
  fontWeight: weight.bold,
  '@media': { [media.forcedColors]: { backgroundColor: 'Mark', color: 'MarkText' } },
})

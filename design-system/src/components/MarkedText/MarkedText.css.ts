import { style } from '@vanilla-extract/css'
import { weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** As the command palette marks what was typed: by more than a colour. */
export const mark = style({
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})

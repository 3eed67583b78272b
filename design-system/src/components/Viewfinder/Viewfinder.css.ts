import { style } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** As high as there is room for beside what is below it, from the beginning: what is below does not jump. */
export const video = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: '50dvh',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.sunken,
  objectFit: 'cover',
})

import { style } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Reserves as much height as fits above the content below it, so that this does not jump. */
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

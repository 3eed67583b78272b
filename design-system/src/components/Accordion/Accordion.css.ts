import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space[2],
  minInlineSize: 0,
})

export const rows = style({
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
  // Rounds the corners of the rows. Focus rings are drawn inside the rows, so they are not clipped.
  overflow: 'clip',
})

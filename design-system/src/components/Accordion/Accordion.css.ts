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
  // Corners of the rows; focus rings lie inside of them.
  overflow: 'clip',
})

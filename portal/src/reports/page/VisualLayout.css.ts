import { space, type } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  color: vars.color.muted,
  ...type.small,
  overflowWrap: 'anywhere',
})

export const kind = style({ color: vars.color.ink })

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
})

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  listStyle: 'none',
})

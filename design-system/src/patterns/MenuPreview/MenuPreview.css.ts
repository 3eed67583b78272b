import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  padding: space[4],
  backgroundColor: vars.color.paper,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
})
export const caption = style({ ...type.small, fontWeight: weight.semibold, color: vars.color.muted })
/** As wide as the sidebar, so that titles wrap in the same places. */
export const entry = style({
  maxInlineSize: '16.5rem',
  backgroundColor: vars.color.surface,
  borderRadius: radius.control,
  padding: space[2],
})

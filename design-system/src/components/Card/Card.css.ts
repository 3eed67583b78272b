import { style } from '@vanilla-extract/css'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: vars.density.inset,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
})

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

const title = style({ fontFamily: family.serif, overflowWrap: 'anywhere' })
/** By heading level: the title of a card is smaller than the page heading above it. */
export const titles = {
  2: style([title, { ...type.heading, fontWeight: weight.medium }]),
  3: style([title, { ...type.lead, fontWeight: weight.semibold }]),
}

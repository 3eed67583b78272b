import { style } from '@vanilla-extract/css'
import { family, measure, radius, space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The dashed border suggests a place that is still to be filled. */
export const guidance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[5]}`,
  minInlineSize: 0,
  padding: space[5],
  border: `1px dashed ${vars.color.hairline}`,
  borderRadius: radius.card,
})

export const drawing = style({ display: 'inline-flex', flex: 'none', inlineSize: '7.5rem' })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: '1 1 20rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  fontSize: '1.25rem',
  lineHeight: type.heading.lineHeight,
  textWrap: 'balance',
})

export const text = style({ maxInlineSize: measure.sentence, color: vars.color.muted, textWrap: 'balance' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], minInlineSize: 0 })

import { style } from '@vanilla-extract/css'
import { family, measure, space, type, weight } from '../../tokens/scale.ts'

export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxInlineSize: measure.prose,
  overflowWrap: 'anywhere',
})

export const heading = style({
  ...type.lead,
  fontFamily: family.serif,
  fontWeight: weight.semibold,
  selectors: { '&:not(:first-child)': { marginBlockStart: space[3] } },
})

export const paragraph = style({ whiteSpace: 'pre-line', textWrap: 'pretty' })

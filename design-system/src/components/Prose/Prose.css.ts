import { style, styleVariants } from '@vanilla-extract/css'
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

const listBase = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[6],
})
// Stronger than the rule by which lists with a class have no marks.
export const list = styleVariants({
  bullets: [listBase, { selectors: { '&&': { listStyle: 'disc' } } }],
  numbers: [listBase, { selectors: { '&&': { listStyle: 'decimal' } } }],
})

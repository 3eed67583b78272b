import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
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
  margin: 0,
  paddingInlineStart: '1.5em',
  '@media': { [media.tiny]: { paddingInlineStart: '1em' } },
})
export const item = style({ selectors: { '&:not(:first-child)': { marginBlockStart: space[1] } } })
// More specific than the rule that removes markers from lists with a class.
export const list = styleVariants({
  bullets: [listBase, { selectors: { '&&': { listStyle: 'disc' } } }],
  numbers: [listBase, { selectors: { '&&': { listStyle: 'decimal' } } }],
})

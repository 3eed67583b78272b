import { globalStyle, style } from '@vanilla-extract/css'
import { family, measure, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
})

/** On a line of their own, so that the actions stay beside the title. */
export const breadcrumbs = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  flex: '1 1 20rem',
  minInlineSize: 0,
})

export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  fontSize: type.heading.fontSize,
  lineHeight: type.heading.lineHeight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.small]: { fontSize: type.title.fontSize, lineHeight: type.title.lineHeight } },
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
})

export const sentence = style({
  maxInlineSize: measure.sentence,
  color: vars.color.muted,
  textWrap: 'balance',
})

/** On the title's line. When they wrap, `words` has taken the whole line and they start a new one. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': {
    [media.small]: { marginBlock: `calc((${type.title.lineHeight} - ${vars.density.control}) / 2)` },
  },
})
// Buttons are useless on paper; the text beside them is printed.
globalStyle(`${actions} :is(a, button)`, { '@media': { [media.print]: { display: 'none' } } })

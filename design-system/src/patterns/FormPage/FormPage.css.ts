import { globalStyle, style } from '@vanilla-extract/css'
import { family, layer, measure, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  containerType: 'inline-size',
})
// Keeps the label above a field in view with it.
globalStyle(`${form} :is(input, textarea, button, a, [tabindex])`, { scrollMarginBlockStart: '6rem' })

export const hint = style({ ...type.small, color: vars.color.muted })
export const mark = style({ color: vars.color.danger.text, fontWeight: weight.bold })

export const section = style({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 } },
  '@container': {
    '(min-width: 56rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: space[8] },
  },
})
export const step = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })
export const sectionTitle = style({
  // Smaller than the title of the page or card around the form, larger than the labels of its fields.
  fontFamily: family.serif,
  ...type.lead,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})
export const stepTitle = style({
  // As wide as its text, and so is the focus ring.
  alignSelf: 'flex-start',
  // Larger than the titles of cards and sections in its step.
  fontFamily: family.serif,
  ...type.heading,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
export const sectionDescription = style({
  marginBlockStart: space[1],
  maxInlineSize: measure.form,
  ...type.small,
  color: vars.color.muted,
})
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[4],
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    // When zoomed in or in landscape, a bar would take the room of the fields.
    '(max-height: 30rem), (max-width: 30rem)': { position: 'static' },
    [media.print]: { display: 'none' },
  },
})
// Anything scrolled into view, a heading or a card as well as a field, is clear of the bar.
globalStyle(`html:has(${actions})`, {
  '@media': {
    'screen and (min-height: 30.01rem) and (min-width: 30.01rem)': { scrollPaddingBlockEnd: '7rem' },
  },
})
/** On paper it has the colour of the page, on a card that of the card. */
export const onSurface = style({ backgroundColor: vars.color.surface })
/** As large as the longest status: all of them share one grid cell, and inactive ones are hidden. */
export const status = style({
  display: 'grid',
  justifyItems: 'end',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
const cell = { gridArea: '1 / 1', textAlign: 'end' } as const
export const said = style(cell)
export const room = style({ ...cell, visibility: 'hidden', '::before': { content: 'attr(data-room)' } })

/** One or two lines, which stay in view even where nothing else does. */
export const guide = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[2],
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...type.small,
  color: vars.color.muted,
  '@media': {
    // A phone in landscape has no room for it.
    '(max-height: 20rem)': { position: 'static' },
    [media.print]: { display: 'none' },
  },
})
/** Long field labels are cut after two lines, so that the bar stays within the space reserved for it. */
export const guideNext = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
globalStyle(`html:has(${guide})`, {
  '@media': { 'screen and (min-height: 20.01rem)': { scrollPaddingBlockEnd: '7rem' } },
})

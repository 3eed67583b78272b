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
// The words above a field are seen with it.
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
  // Below the title of the page or card that the form is in, above the names of its fields.
  fontFamily: family.serif,
  ...type.lead,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})
export const stepTitle = style({
  // As wide as its words, as is the ring of the focus.
  alignSelf: 'flex-start',
  // Above the titles of the cards and sections of its step.
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
    // Zoomed in or on its side, a bar would take the room of the fields.
    '(max-height: 30rem), (max-width: 30rem)': { position: 'static' },
    [media.print]: { display: 'none' },
  },
})
// Whatever is scrolled into view, a heading or a card as well as a field, is scrolled clear of the bar.
globalStyle(`html:has(${actions})`, {
  '@media': {
    'screen and (min-height: 30.01rem) and (min-width: 30.01rem)': { scrollPaddingBlockEnd: '7rem' },
  },
})
/** On paper it is the page's colour, on a card the card's. */
export const onSurface = style({ backgroundColor: vars.color.surface })
/** As large as the longest of what is said here: all of it lies in one cell, and what is not said is not seen. */
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

/** One line or two: it stays in sight where nothing else does. */
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
    // On its side, a phone has no room for it.
    '(max-height: 20rem)': { position: 'static' },
    [media.print]: { display: 'none' },
  },
})
/** Long labels of fields end after two lines: the bar stays within the room that is kept clear for it. */
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

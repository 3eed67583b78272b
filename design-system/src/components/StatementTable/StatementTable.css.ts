import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRing, largeText, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const hairline = `1px solid ${vars.color.hairline}`
/** From the edge of the sheet to the text. */
const edge = space[4]
/** Width above which spacing is generous. */
const roomy = '(min-width: 34rem)'

export const frame = style({
  // Also positions the visually hidden content.
  position: 'relative',
  overflowX: 'auto',
  // A focused row must not end up under the sticky column of names.
  scrollPaddingInlineStart: '10rem',
  outline: 'none',
  '@media': { [media.print]: { overflow: 'visible' } },
})

/** An opaque background, so that sticky cells cover the columns that scroll below them. */
export const statement = style({
  // The layout depends on its own width: it is also used in drawers.
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
  // Around the whole sheet, because sticky cells would cover a ring inside.
  selectors: { [`&:has(> ${frame}:focus-visible)`]: focusRing },
  '@media': { [media.print]: { border: 'none', containerType: 'normal', overflow: 'visible' } },
})
export const table = style({
  inlineSize: '100%',
  // Sticky cells keep their borders.
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...type.small,
  '@media': { [media.print]: { borderCollapse: 'collapse' } },
})
export const caption = style({ textAlign: 'start' })
/** Stays in view while a wide table scrolls. */
export const captionWords = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'inline-block',
  maxInlineSize: '100cqi',
  paddingBlock: space[3],
  paddingInline: edge,
  '@media': { [media.print]: { maxInlineSize: 'none', paddingInline: 0 } },
})
export const title = style({ ...type.lead, fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const unit = style({ display: 'inline-block', ...type.small, color: vars.color.muted })
export const hidden = style(visuallyHidden)

const cell = style({
  paddingBlock: space[1],
  borderBlockStart: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&:last-child': { paddingInlineEnd: edge },
    'thead + tbody > tr:first-child > &': { borderBlockStartColor: vars.color.control },
  },
})
const figureSpace = style({
  paddingInline: space[1],
  '@container': { [roomy]: { paddingInline: space[2] } },
})

/** Row names are sticky while columns scroll, if there is room for both. */
const name = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: layer.sticky,
    minInlineSize: '9rem',
    paddingInlineStart: edge,
    paddingInlineEnd: space[2],
    backgroundColor: vars.color.surface,
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    selectors: { [largeText]: { position: 'static' } },
    '@container': {
      [roomy]: { minInlineSize: '13rem' },
      '(min-width: 48rem)': { minInlineSize: '20rem' },
    },
    '@media': {
      [media.print]: { position: 'static', minInlineSize: 0, backgroundColor: 'transparent' },
    },
  },
])
const head = {
  borderBlockStart: 'none',
  fontWeight: weight.semibold,
  color: vars.color.muted,
  verticalAlign: 'bottom',
} as const
export const lineHead = style([name, head])
export const figureHead = style([
  cell,
  figureSpace,
  head,
  { minInlineSize: '4.5rem', textAlign: 'end', textWrap: 'balance', overflowWrap: 'break-word' },
])

const strong = { fontWeight: weight.semibold } as const
const rule = { borderBlockStart: `1px solid ${vars.color.ink}` } as const
export const label = styleVariants({
  heading: [name, strong, { paddingBlockStart: space[4] }],
  line: [name],
  part: [name, { paddingInlineStart: `calc(${edge} + ${space[3]})` }],
  group: [name],
  total: [name, strong, rule],
})
const paper = { breakInside: 'avoid' } as const
export const row = styleVariants({
  heading: { ...paper, breakAfter: 'avoid' },
  line: paper,
  part: paper,
  group: paper,
  // A total must not start a page without the rows it adds up.
  total: { ...paper, breakBefore: 'avoid' },
})

const figureCell = style([
  cell,
  figureSpace,
  tabular,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { [`${row.total} > &`]: { ...strong, ...rule } },
  },
])
export const figure = styleVariants({
  own: [figureCell],
  prior: [figureCell, { color: vars.color.muted }],
})
export const blank = style([cell])

export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationColor: vars.color.control,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentcolor' },
    '&[data-focus-visible]': focusRing,
    '&[aria-current]': {
      fontWeight: weight.semibold,
      textDecorationColor: 'currentcolor',
      textDecorationThickness: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: { color: 'LinkText' },
    [media.print]: { color: 'inherit', textDecoration: 'none' },
  },
})

export const mark = style({
  display: 'inline-block',
  paddingInline: space[1],
  borderRadius: radius.small,
  fontWeight: weight.semibold,
  color: vars.color.accentText,
  backgroundColor: vars.color.accentSoft,
  // Aligns its figures with those of the other rows.
  selectors: { 'td > &': { marginInlineEnd: `calc(-1 * ${space[1]})` } },
  '@media': {
    [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' },
    [media.print]: { color: 'inherit', backgroundColor: 'transparent' },
  },
})
/** Below the table: the legend of its marks, and its actions. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: edge,
  borderBlockStart: hairline,
})
// A length relative to the column would be ignored when its width is computed.
export const arrow = style({
  display: 'inline',
  maxInlineSize: 'none',
  verticalAlign: '-0.125em',
  marginInlineEnd: space[1],
})
export const legend = style({
  ...type.small,
  flex: '1 1 16rem',
  margin: 0,
  color: vars.color.muted,
})
export const tools = style({
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
})

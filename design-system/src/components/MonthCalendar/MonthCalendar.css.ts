import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { breakpoint, family, radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRing, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Where the first day of the month stands; set by the component. */
export const column = createVar()

/** Its own width decides whether weeks have room. */
export const frame = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  // A month stands on one page wherever there is room for it.
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

const wide = `(min-width: ${breakpoint.medium})`
/** Weeks beside each other: where there is room, and on paper, where a month is what people hang up. */
const ofWide = (rule: StyleRule): StyleRule => ({
  '@container': { [wide]: rule },
  '@media': { [media.print]: rule },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockEnd: space[4],
})
export const title = style({
  margin: 0,
  ...type.heading,
  fontFamily: family.serif,
  fontWeight: weight.medium,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
})

const week: StyleRule = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }

export const weekdays = style([
  { display: 'none', ...type.caption, color: vars.color.muted },
  ofWide({ ...week, paddingBlockEnd: space[2], textAlign: 'center' }),
])

export const days = style([
  { margin: 0, padding: 0, listStyle: 'none' },
  ofWide({
    ...week,
    gap: '1px',
    overflow: 'hidden',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: radius.card,
  }),
])

export const day = style([
  {
    minInlineSize: 0,
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    selectors: { '&[data-empty]': { display: 'none' } },
  },
  ofWide({
    gridColumnStart: column,
    minBlockSize: '7rem',
    padding: space[2],
    borderBlockEnd: 0,
    // Lines between days, and none around what belongs to other months; a ground between them is not printed.
    outline: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-empty]': { display: 'block' },
      '&[data-off]': { backgroundColor: vars.color.sunken },
    },
  }),
  // Six weeks fit on a page that lies on its side.
  { '@media': { [media.print]: { minBlockSize: '5.5rem', breakInside: 'avoid' } } },
])

export const date = style({ display: 'block', ...tabular, fontWeight: weight.semibold })
export const fullDate = style([{ ...type.small }, ofWide(visuallyHidden)])
export const number = style([
  { display: 'none' },
  ofWide({
    display: 'inline-grid',
    placeItems: 'center start',
    minBlockSize: '1.75rem',
    ...type.small,
    borderRadius: radius.round,
    selectors: {
      // The figures of its disc begin where those of the other days do.
      '[data-today] &': {
        placeItems: 'center',
        minInlineSize: '1.75rem',
        marginInlineStart: '-0.375rem',
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        // On paper the number without its ground would be white on white.
        printColorAdjust: 'exact',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-today] &': { outline: '2px solid Highlight' } },
      },
    },
  }),
])
export const off = style({ display: 'block', ...type.caption, color: vars.color.muted })

export const entries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  paddingBlockStart: space[1],
  listStyle: 'none',
})
export const entry = style({ minInlineSize: 0, ...type.caption })
export const link = style({
  display: 'block',
  minBlockSize: '1.5rem',
  borderRadius: radius.small,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})
export const more = style({
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  ...type.caption,
  fontWeight: weight.semibold,
  color: vars.color.accentText,
  cursor: 'pointer',
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})
export const empty = style([
  { margin: 0, paddingBlock: space[4], ...type.small, color: vars.color.muted },
  ofWide({ paddingBlockEnd: 0 }),
])

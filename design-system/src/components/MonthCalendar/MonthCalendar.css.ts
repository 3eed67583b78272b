import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { breakpoint, family, radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRing, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/**
 * Set by the component: the rows of all weeks, the position of a day or bar, the rows of a week, the columns of a bar.
 */
export const rows = createVar()
export const column = createVar()
export const row = createVar()
export const height = createVar()
export const length = createVar()

/** The layout depends on the width of the calendar, not of the window. */
export const frame = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  // Keeps a month on one printed page if it fits.
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

const wide = `(min-width: ${breakpoint.medium})`
/** The grid of weeks, used where there is room and in print, where people hang up a month. */
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
    gridTemplateRows: rows,
    overflow: 'hidden',
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: radius.card,
  }),
])

/** In the grid, a day has no box of its own: its background, date and bars are placed in the grid of all weeks. */
export const day = style([
  {
    minInlineSize: 0,
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
    selectors: { '&[data-empty]': { display: 'none' } },
  },
  ofWide({ display: 'contents', selectors: { '&[data-empty]': { display: 'contents' } } }),
])
const inWeek: StyleRule = { gridColumnStart: column, gridRowStart: row }

export const ground = style([
  { display: 'none' },
  ofWide({
    display: 'block',
    ...inWeek,
    gridRowEnd: `span ${height}`,
    // Lines between days, but not around days of other months. An outline, because a background would not be printed.
    outline: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.surface,
    selectors: { '[data-off] > &': { backgroundColor: vars.color.sunken } },
  }),
  // Keeps a week on one printed page.
  { '@media': { [media.print]: { breakInside: 'avoid' } } },
])
export const top = style([
  {},
  ofWide({ ...inWeek, position: 'relative', minInlineSize: 0, padding: `${space[2]} ${space[2]} 0` }),
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
      // Aligns the number in the disc with those of the other days.
      '[data-today] &': {
        placeItems: 'center',
        minInlineSize: '1.75rem',
        marginInlineStart: '-0.375rem',
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        // In print, the number without its background would be white on white.
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

export const entries = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    margin: 0,
    padding: 0,
    paddingBlockStart: space[1],
    listStyle: 'none',
  },
  ofWide({ display: 'contents' }),
])
export const entry = style([
  { minInlineSize: 0, ...type.caption, selectors: { '&[data-again]': { display: 'none' } } },
  ofWide({
    display: 'block',
    ...inWeek,
    gridColumnEnd: `span ${length}`,
    // A bar in the same row may need more lines.
    alignSelf: 'start',
    position: 'relative',
    marginBlockStart: space[1],
    paddingBlock: space[1],
    paddingInline: space[2],
    borderBlock: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.accentSoft,
    selectors: {
      '&[data-again]': { display: 'block' },
      // A bar has an end cap where its entry starts or ends, but not where it continues in another week.
      '&[data-from]': {
        marginInlineStart: space[1],
        borderInlineStart: `3px solid ${vars.color.accent}`,
        borderStartStartRadius: radius.small,
        borderEndStartRadius: radius.small,
      },
      '&[data-to]': {
        marginInlineEnd: space[1],
        borderInlineEnd: `1px solid ${vars.color.hairline}`,
        borderStartEndRadius: radius.small,
        borderEndEndRadius: radius.small,
      },
    },
  }),
])
export const hidden = style(visuallyHidden)
export const period = style([
  { display: 'block', ...tabular, color: vars.color.muted },
  ofWide(visuallyHidden),
])
export const link = style({
  display: 'block',
  minBlockSize: '1.5rem',
  borderRadius: radius.small,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})
export const more = style([
  {
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
  },
  ofWide({
    ...inWeek,
    position: 'relative',
    justifySelf: 'start',
    alignSelf: 'end',
    marginInlineStart: space[2],
  }),
])
export const empty = style([
  { margin: 0, paddingBlock: space[4], ...type.small, color: vars.color.muted },
  ofWide({ paddingBlockEnd: 0 }),
])

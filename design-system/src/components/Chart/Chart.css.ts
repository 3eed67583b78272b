import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'
import type { ChartKind } from './chartModel.ts'
import type { ChartHeight } from './chartTypes.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[3]}`,
  alignItems: 'start',
  // Keeps the content at the top where a row of charts stretches the card.
  alignContent: 'start',
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': {
    [media.print]: { breakInside: 'avoid' },
  },
})
export const figure = styleVariants({
  plain: [base],
  card: [
    base,
    {
      padding: vars.density.inset,
      backgroundColor: vars.color.surface,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: radius.card,
    },
  ],
})

/** From this width the tools sit beside the title. */
const wide = '(min-width: 28rem)'

export const caption = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: 'auto' } },
})
export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  ...type.heading,
  overflowWrap: 'anywhere',
})
export const description = style({ ...type.small, color: vars.color.muted, overflowWrap: 'anywhere' })

export const tools = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@container': { [wide]: { gridColumn: 'auto' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const body = style({ gridColumn: '1 / -1', minInlineSize: 0 })

const heights: Record<ChartHeight, string> = { small: '12rem', medium: '18rem', large: '26rem' }
/** Reserves the height of the drawing while it loads, so that the page does not jump. */
export const place = styleVariants(heights, blockSize => ({ blockSize }))

/** Number of horizontal bars over all categories. */
export const bars = createVar()
/** The drawing grows with the number of horizontal bars, so that none gets too thin or loses its label. */
export const lying = style({ minBlockSize: `calc(${bars} * 1.25rem + 3rem)` })

/** The height of this many blocks of weeks that fill the width of their container. */
const weeksHeight = (blocks: number, columns: number) =>
  `calc(${blocks} * (7 * (100cqi - 2.25rem) / ${columns} + 1.6rem))`
/** A year in one, two, or four blocks of weeks. `calendarBlocks` uses the same breakpoints. */
export const calendarPlace = style({
  blockSize: weeksHeight(4, 15),
  '@container': {
    '(min-width: 26rem)': { blockSize: weeksHeight(2, 27) },
    '(min-width: 50rem)': { blockSize: weeksHeight(1, 54) },
  },
})

/** A mask layer that shows everything. */
const whole = 'linear-gradient(black, black)'
const bar = (height: number, at: number, { length }: { length: number }) =>
  `${whole} ${(at * 100) / (length - 1)}% 100% / 6% ${height}% no-repeat`
const squares = (direction: string, count: number) =>
  `repeating-linear-gradient(to ${direction}, black 0 calc(100% / ${count} - 2px), transparent 0 calc(100% / ${count}))`
const weeks = (blocks: number, columns: number) => ({
  mask: `${squares('right', columns)}, ${squares('bottom', blocks * 7)}`,
  maskComposite: 'intersect',
})
const hills = {
  clipPath:
    'polygon(0 62%, 11% 48%, 22% 66%, 33% 30%, 44% 40%, 56% 26%, 67% 58%, 78% 20%, 89% 34%, 100% 46%, 100% 100%, 0 100%)',
}
/** Placeholders in the outline of each kind of chart. */
export const coming = styleVariants({
  bar: { mask: [42, 68, 55, 84, 61, 38, 74, 50, 66, 45].map(bar).join(', ') },
  line: hills,
  area: hills,
  donut: { mask: 'radial-gradient(closest-side, transparent 61%, black 62% 99%, transparent)' },
  calendar: {
    ...weeks(4, 15),
    '@container': { '(min-width: 26rem)': weeks(2, 27), '(min-width: 50rem)': weeks(1, 54) },
  },
} satisfies Record<ChartKind, StyleRule>)

/** The ring with its legend beside it, or below it where there is no room. */
export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[4]} ${space[8]}`,
})
export const square = style({ aspectRatio: '1', maxInlineSize: '100%', flex: 'none' })
export const below = style({ display: 'flex', flexDirection: 'column', gap: space[3] })

export const axisLabel = style({
  ...type.caption,
  color: vars.color.muted,
  marginBlockEnd: `calc(-1 * ${space[1]})`,
})

export const instead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  blockSize: 'auto',
  padding: space[4],
  backgroundColor: vars.color.sunken,
  borderRadius: radius.control,
  color: vars.color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[3],
  ...type.small,
})

/** Takes no room while empty. */
export const note = style({
  gridColumn: '1 / -1',
  ...type.small,
  color: vars.color.muted,
  selectors: { '&:empty': { position: 'absolute' } },
})

import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { grid, minimum } from '../Grid/Grid.css.ts'

const between = space[4]
/** Each figure spans three rows, for its label, its value and the text below; the row gap is added below these. */
export const group = style([
  grid,
  {
    columnGap: between,
    rowGap: 0,
    marginBlockEnd: `calc(-1 * ${between})`,
    selectors: {
      // A second row with one or two figures would leave a hole in rows of four, so use rows of three at most.
      '&:has(> :nth-child(5):last-child), &:has(> :nth-child(6):last-child), &:has(> :nth-child(9):last-child)':
        {
          gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, ${minimum}), (100% - 2 * ${between}) / 3), 1fr))`,
        },
    },
  },
])

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${group} > &`]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridRow: 'span 3',
      alignContent: 'start',
      alignItems: 'start',
      blockSize: 'auto',
      marginBlockEnd: between,
    },
  },
})
// A loading figure has a single placeholder for the value and the text below it.
globalStyle(`${group} > ${base} > [role='status']`, { gridRow: '2 / span 2' })
export const figure = styleVariants({
  plain: [base],
  card: [
    base,
    motion(['border-color', 'background-color']),
    {
      blockSize: '100%',
      padding: vars.density.inset,
      backgroundColor: vars.color.surface,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: radius.card,
      selectors: {
        '&:has(a[data-hovered])': { borderColor: vars.color.control, backgroundColor: vars.color.raised },
      },
    },
  ],
})

export const label = style({ ...type.small, fontWeight: weight.medium, color: vars.color.muted })

/** The link covers the whole figure. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'LinkText',
      selectors: { '&[data-focus-visible]::after': { outlineColor: 'Highlight' } },
    },
  },
})

/** The container that the size of the value depends on. */
export const room = style({ containerType: 'inline-size', minInlineSize: 0 })

/** Number of characters of the value: a long one gets a smaller font before it would wrap. */
export const length = createVar()
/** Width of a character of the serif, as a share of the font size; commas and spaces are narrower. */
const characterWidth = 0.54

export const value = style({
  fontFamily: family.serif,
  fontSize: `clamp(${type.heading.fontSize}, 100cqi / (${length} * ${characterWidth}), ${type.display.fontSize})`,
  lineHeight: type.display.lineHeight,
  fontVariantNumeric: 'lining-nums',
  fontWeight: weight.medium,
  letterSpacing: '-0.01em',
  color: vars.color.ink,
  vars: { [length]: '1' },
})
export const missing = style([value, { color: vars.color.disabledText }])

/** As high as the loaded figure, whatever the height of the placeholder bars. */
export const loading = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
const still = { display: 'flex', alignItems: 'center' } as const
export const loadingValue = style([value, { ...still, blockSize: type.display.lineHeight }])

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  ...type.small,
  ...tabular,
  color: vars.color.muted,
})

export const loadingBelow = style([below, { ...still, blockSize: type.small.lineHeight }])

const trendBase = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontWeight: weight.semibold,
})
export const trend = styleVariants({
  good: [trendBase, { color: vars.color.success.text }],
  bad: [trendBase, { color: vars.color.danger.text }],
  neutral: [trendBase, { color: vars.color.ink }],
})
export const trendWords = style({ alignSelf: 'baseline' })
export const arrow = style({ flex: 'none', marginBlockStart: '0.125rem' })
export const hidden = style(visuallyHidden)

/** Above the link that covers the figure. Its text is aligned with the other texts. */
export const retry = style({
  position: 'relative',
  zIndex: 1,
  margin: `${space[2]} 0 0 calc(-1 * ${space[3]})`,
})

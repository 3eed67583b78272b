import { createVar, style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { plotColour } from './colours.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[2]}` })
/** Aligns the entries with the content above and below, despite their padding. */
export const entries = style([row, { marginInlineStart: `calc(-1 * ${space[2]})` }])
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 12rem',
  maxInlineSize: '24rem',
  minInlineSize: 0,
})

/** Colour of the series. */
export const colour = createVar()

export const entry = style([
  motion(['background-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    minBlockSize: '1.75rem',
    paddingInline: space[2],
    paddingBlock: space[1],
    border: 0,
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    ...type.small,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.hover },
      '&:not([data-selected])': { color: vars.color.muted },
    },
    '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
  },
])
export const part = style([
  entry,
  {
    inlineSize: '100%',
    borderRadius: 0,
    paddingBlock: space[2],
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
  },
])

/** Struck through while hidden: the empty sample alone would be easy to miss. */
export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[aria-pressed="false"] > &': { textDecoration: 'line-through' } },
})
export const detail = style({
  marginInlineStart: 'auto',
  flex: 'none',
  maxInlineSize: '60%',
  ...tabular,
  fontWeight: weight.medium,
  color: vars.color.muted,
})

const sample = style({ flex: 'none', printColorAdjust: 'exact', forcedColorAdjust: 'none' })
export const swatch = style([
  sample,
  { inlineSize: '0.875rem', blockSize: '0.875rem', borderRadius: '3px', overflow: 'hidden' },
])
export const lineSwatch = style([sample, { inlineSize: '2rem', blockSize: '1rem' }])

const off = '[aria-pressed="false"] > * > &'
export const fill = style({
  fill: colour,
  selectors: { [off]: { fill: 'none', stroke: colour, strokeWidth: 3 } },
})
export const hatch = style({
  fill: 'none',
  stroke: plotColour.ground,
  strokeWidth: 1.5,
  selectors: { [off]: { stroke: 'none' } },
})
export const line = style({
  fill: 'none',
  stroke: colour,
  strokeWidth: 2,
  selectors: { [off]: { opacity: 0.4 } },
})
export const mark = style({
  fill: colour,
  selectors: { [off]: { fill: plotColour.ground, stroke: colour } },
})

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineEnd: space[2],
  ...type.caption,
  ...tabular,
  color: vars.color.muted,
})
const cell = style([sample, { inlineSize: '0.875rem', blockSize: '0.875rem', borderRadius: '3px' }])
export const square = style([cell, { backgroundColor: colour }])
export const nothing = style([cell, { backgroundColor: plotColour.nothing }])
export const unknown = style([cell, { border: `1px solid ${plotColour.hairline}` }])

import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const place = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  // Half of the border extends beyond the page.
  overflow: 'visible',
  borderRadius: radius.small,
  backgroundColor: vars.color.sunken,
  printColorAdjust: 'exact',
})

/** The line keeps its width, however large the page is. */
const edge = style({
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', fill: 'Canvas' } },
})
const bare = style({ fill: 'none', stroke: 'none' })
const panel = style([edge, { fill: vars.color.surface, stroke: vars.color.hairline }])

export const page = style([edge, { fill: vars.color.paper, stroke: 'none' }])
/** Above everything on the page. */
export const border = style([
  edge,
  { fill: 'none', stroke: vars.color.control, '@media': { [media.forcedColors]: { fill: 'none' } } },
])

export const box = styleVariants({
  chart: [panel],
  table: [panel],
  card: [panel],
  slicer: [edge, { fill: vars.color.surface, stroke: vars.color.control }],
  text: [bare],
  image: [edge, { fill: vars.color.sunken, stroke: vars.color.hairline }],
  shape: [edge, { fill: vars.color.accentSoft, stroke: 'none' }],
})

const filled = style({
  fill: vars.color.muted,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
const drawn = style({
  fill: 'none',
  stroke: vars.color.muted,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
const accent = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const mark = styleVariants({
  chart: [accent],
  table: [drawn],
  card: [accent],
  slicer: [drawn],
  text: [drawn],
  image: [filled],
  shape: [bare],
})

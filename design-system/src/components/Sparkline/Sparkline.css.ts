import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { seriesVars } from '../../tokens/seriesColours.css.ts'
import { media } from '../../tokens/media.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Aligned with the text when used inline. */
const base = style({
  position: 'relative',
  display: 'inline-block',
  verticalAlign: 'middle',
  blockSize: '1.5rem',
  maxInlineSize: '100%',
})
export const size = styleVariants({
  small: [base, { inlineSize: '4rem', blockSize: '1rem' }],
  medium: [base, { inlineSize: '7rem' }],
  fill: [base, { display: 'block', inlineSize: '100%', blockSize: '3rem' }],
})
/** Leaves room for half of the dot and of the stroke around the drawing. */
export const plot = style({ position: 'absolute', inset: '4px' })
export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  printColorAdjust: 'exact',
})
export const line = style({
  fill: 'none',
  stroke: seriesVars.series1,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

export const x = createVar()
export const y = createVar()
export const end = style({
  position: 'absolute',
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: '6px',
  blockSize: '6px',
  translate: '-50% -50%',
  borderRadius: radius.round,
  backgroundColor: seriesVars.series1,
  boxShadow: `0 0 0 1px ${vars.color.surface}`,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
})
/** Shown when there is nothing to draw, as in tables. */
export const nothing = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.muted,
})
export const hidden = style(visuallyHidden)

import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const line = createVar()

export const drawing = style({
  vars: { [line]: vars.color.muted },
  inlineSize: '12rem',
  maxInlineSize: '60%',
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { vars: { [line]: 'CanvasText' } } },
})

export const thin = style({ stroke: line, strokeWidth: 1.5 })
export const bold = style({ stroke: line, strokeWidth: 3 })
export const accent = style({
  stroke: vars.color.accent,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

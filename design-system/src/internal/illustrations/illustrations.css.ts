import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const line = createVar()

const base = style({
  vars: { [line]: vars.color.muted },
  blockSize: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { vars: { [line]: 'CanvasText' } } },
})
export const drawing = style([base, { inlineSize: '12rem', maxInlineSize: '60%' }])
/** As wide as its container. */
export const small = style([base, { inlineSize: '100%' }])

export const thin = style({ stroke: line, strokeWidth: 1.5 })
export const bold = style({ stroke: line, strokeWidth: 3 })
export const accent = style({
  stroke: vars.color.accent,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

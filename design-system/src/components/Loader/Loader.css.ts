import { keyframes, style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const draw = keyframes({
  '0%': { strokeDashoffset: 1 },
  '60%, 100%': { strokeDashoffset: 0 },
})

/** The live region, present from the first render, before anything is visible. */
export const awaiting = style({})

export const loader = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minBlockSize: 'min(70vh, 36rem)',
  padding: space[4],
  color: vars.color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  animation: `${appear} 200ms both`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const arch = style({ inlineSize: '5rem', blockSize: 'auto', fill: 'none', strokeLinecap: 'round' })

export const track = style({
  stroke: vars.color.hairline,
  strokeWidth: 4,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
})

export const stroke = style({
  stroke: vars.color.accent,
  strokeWidth: 4,
  strokeDasharray: 1,
  animation: `${draw} 1.6s ease-in-out infinite`,
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText' },
    [media.reducedMotion]: { animation: 'none', strokeDasharray: 'none' },
  },
})

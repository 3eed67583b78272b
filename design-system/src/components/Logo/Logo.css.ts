import { style } from '@vanilla-extract/css'
import { family, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.ink,
})

export const mark = style({ inlineSize: '2rem', blockSize: '2rem', flex: 'none', fill: 'none' })
export const arch = style({ stroke: 'currentColor', strokeWidth: 2.75, strokeLinecap: 'round' })
export const door = style({
  fill: vars.color.brand,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
})

export const wordmark = style({
  fontFamily: family.serif,
  fontSize: type.heading.fontSize,
  lineHeight: type.heading.lineHeight,
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
  // The serif sits high in its line. This aligns its baseline with the foot of the arch.
  paddingBlockStart: '0.1875rem',
})

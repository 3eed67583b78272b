import { style } from '@vanilla-extract/css'
import { type, weight } from '../../tokens/scale.ts'

/** As wide as a code: six digits with letter spacing. */
export const box = style({ maxInlineSize: '14rem' })
export const digits = style({
  ...type.heading,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.3em',
})

import { keyframes, style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
export const loading = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineEnd: space[2],
  color: vars.color.muted,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
})
/** React Aria keeps the button in the DOM; while the field is empty it is neither visible nor focusable. */
export const clear = style({ display: 'contents', selectors: { '[data-empty] &': { display: 'none' } } })

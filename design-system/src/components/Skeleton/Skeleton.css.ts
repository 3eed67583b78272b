import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: vars.color.hover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px dashed GrayText' },
  },
})

export const shape = styleVariants({
  text: [base, { blockSize: '0.75em', marginBlock: '0.375em', borderRadius: radius.small }],
  block: [base, { blockSize: '100%', borderRadius: radius.card }],
  // A small square must not become a disc.
  square: [base, { aspectRatio: '1', borderRadius: `min(${radius.card}, 25%)` }],
  circle: [base, { aspectRatio: '1', borderRadius: radius.round }],
})

export const hidden = style(visuallyHidden)

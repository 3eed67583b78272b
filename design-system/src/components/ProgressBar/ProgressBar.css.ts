import { keyframes, style } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

/**
 * A segment that moves along the bar; with reduced motion it becomes stripes, which cannot be mistaken for a
 * proportion.
 */
export const unknown = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '40%',
  borderRadius: radius.round,
  backgroundColor: vars.color.accent,
  animation: `${pass} 1.4s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: {
      animation: 'none',
      inlineSize: '100%',
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(-45deg, ${vars.color.accent} 0 8px, transparent 8px 16px)`,
    },
    [media.forcedColors]: {
      backgroundImage: 'repeating-linear-gradient(-45deg, Highlight 0 8px, Canvas 8px 16px)',
      forcedColorAdjust: 'none',
    },
  },
})

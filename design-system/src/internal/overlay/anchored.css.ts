/** A box anchored to the button that opens it: a popover, the notification panel. */
import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { duration, easing, layer, radius } from '../../tokens/scale.ts'
import { floating } from '../../tokens/styles.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** Width and scrolling are up to its user. */
export const anchored = style([
  floating,
  {
    borderRadius: radius.card,
    zIndex: layer.popover,
    animation: `${appear} ${duration.fast} ${easing}`,
  },
  { '@media': { [media.reducedMotion]: { animation: 'none' } } },
])

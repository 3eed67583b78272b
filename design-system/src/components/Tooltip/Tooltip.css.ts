import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  maxInlineSize: '18rem',
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: radius.small,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  ...type.caption,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  zIndex: layer.popover,
  animation: `${appear} ${duration.fast} ${easing}`,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.reducedMotion]: { animation: 'none' },
  },
})

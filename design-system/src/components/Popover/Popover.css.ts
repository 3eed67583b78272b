import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, family, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating } from '../../tokens/styles.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const popover = style([
  floating,
  {
    maxInlineSize: 'min(24rem, calc(100vw - 1rem))',
    overflow: 'auto',
    borderRadius: radius.card,
    zIndex: layer.popover,
    animation: `${appear} ${duration.fast} ${easing}`,
  },
  { '@media': { [media.reducedMotion]: { animation: 'none' } } },
])

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: '-2px' },
})

export const title = style({ fontFamily: family.serif, ...type.lead, fontWeight: weight.semibold })

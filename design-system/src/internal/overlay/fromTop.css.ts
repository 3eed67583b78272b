/** An overlay that slides down from the top: full screen on a phone, a panel on anything wider. */
import { keyframes, style } from '@vanilla-extract/css'
import { duration, easing, layer } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const drop = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

const still = { '@media': { [media.reducedMotion]: { animation: 'none' } } }

export const scrim = style([
  {
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    backgroundColor: vars.color.scrim,
    animation: `${fade} ${duration.fast} ${easing}`,
  },
  still,
])

/** The breakpoint for the panel, and its size, are up to its user. */
export const panel = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100dvh',
    animation: `${drop} ${duration.normal} ${easing}`,
  },
  still,
])

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  ':focus': { outline: 'none' },
})

import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { duration, easing, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const region = style({
  position: 'fixed',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[2],
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  borderRadius: radius.card,
})

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } })
export const toast = style([
  floating,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.card,
    ...type.small,
    overflowWrap: 'anywhere',
    animation: `${rise} ${duration.slow} ${easing}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
])
export const icon = styleVariants({
  success: { flexShrink: 0, color: vars.color.success.text },
  info: { flexShrink: 0, color: vars.color.info.text },
  warning: { flexShrink: 0, color: vars.color.warning.text },
})
export const words = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const title = style({ fontWeight: weight.semibold })
const button = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  marginBlock: '-0.25rem',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover } },
  '@media': {
    [media.coarse]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem', marginBlock: '-0.75rem' },
  },
})
export const action = style([
  button,
  { paddingInline: space[2], color: vars.color.accentText, fontWeight: weight.semibold },
])
export const close = style([button, { marginInlineEnd: '-0.25rem', color: vars.color.muted }])
export const hidden = style(visuallyHidden)

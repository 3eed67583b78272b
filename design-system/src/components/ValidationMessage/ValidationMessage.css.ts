import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[1], margin: 0, padding: 0 })

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  ...type.small,
  paddingBlockStart: '2px',
  overflowWrap: 'anywhere',
})
export const kind = styleVariants({
  error: [base, { color: vars.color.danger.text, fontWeight: weight.medium }],
  warning: [base, { color: vars.color.warning.text, fontWeight: weight.medium }],
  information: [base, { color: vars.color.info.text }],
  success: [base, { color: vars.color.success.text }],
  checking: [base, { color: vars.color.muted }],
})

export const icon = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.125rem',
})
export const words = style({ flex: 1, minInlineSize: 0 })

const turn = keyframes({ to: { rotate: '1turn' } })
export const spinner = style([
  icon,
  {
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: radius.round,
    animation: `${turn} 800ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
  },
])

export const action = style({
  display: 'inline',
  padding: 0,
  minBlockSize: '1.5rem',
  font: 'inherit',
  fontWeight: weight.semibold,
  color: vars.color.accentText,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' }, [media.forcedColors]: { color: 'LinkText' } },
})

export const hidden = style(visuallyHidden)

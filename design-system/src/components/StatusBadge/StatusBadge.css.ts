import { style, styleVariants } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
  ...type.small,
  fontWeight: weight.medium,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
export const plain = styleVariants({
  draft: [base, { color: vars.color.muted }],
  waiting: [base, { color: vars.color.ink }],
  active: [base, { color: vars.color.info.text }],
  info: [base, { color: vars.color.info.text }],
  success: [base, { color: vars.color.success.text }],
  warning: [base, { color: vars.color.warning.text }],
  danger: [base, { color: vars.color.danger.text }],
})

export const icon = style({
  flex: 'none',
  selectors: { [`${base} > &`]: { marginBlockStart: '0.125rem' } },
})
/** The baseline of the badge is the text's, not the icon's. */
export const word = style({ alignSelf: 'baseline', minInlineSize: 0, overflowWrap: 'anywhere' })

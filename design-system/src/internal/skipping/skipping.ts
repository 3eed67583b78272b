import type { StyleRule } from '@vanilla-extract/css'
import { radius, space, weight } from '../../tokens/scale.ts'
import { floating, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A skip link in the top corner, visible while focused. The caller sets what it is positioned against. */
export const skipLink: StyleRule = {
  ...floating,
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[4],
  borderRadius: radius.control,
  color: vars.color.accentText,
  fontWeight: weight.semibold,
  selectors: { '&:not(:focus)': visuallyHidden },
}

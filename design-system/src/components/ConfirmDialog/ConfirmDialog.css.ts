import { style } from '@vanilla-extract/css'
import { space, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: vars.color.danger.text,
  fontWeight: weight.medium,
})
/** Centres the icon on the first line. */
export const icon = style({ flex: 'none', marginBlockStart: '0.125rem' })

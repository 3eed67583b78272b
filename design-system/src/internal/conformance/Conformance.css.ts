import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', ...type.small })
export const caption = style({ textAlign: 'start', paddingBlockEnd: space[3], ...type.heading })
const cell = {
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  padding: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
} as const
export const head = style({ ...cell, fontWeight: weight.bold })
/** In a narrow window, long words may break, so that the table fits. */
export const title = style({
  ...cell,
  fontWeight: weight.regular,
  '@media': { '(max-width: 30rem)': { overflowWrap: 'anywhere' } },
})
export const data = style({ ...cell, overflowWrap: 'anywhere' })
export const number = style({ ...cell, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const unanswered = style({ color: vars.color.muted })

import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
/** Indented below the group's title, which is above its first column. */
export const grouped = style([item, { paddingInlineStart: space[4] }])
export const group = style({
  margin: 0,
  paddingBlockStart: space[3],
  ...type.small,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})
export const hidden = style(visuallyHidden)
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

import { style } from '@vanilla-extract/css'
import { space, type } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const editor = style({ inlineSize: 'max-content', minInlineSize: 'min(15rem, calc(100vw - 2rem))' })
export const dialog = style({ padding: space[1], paddingInlineEnd: space[2], outline: 'none' })

/** An entry that is not saved yet. */
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0 })
export const words = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const wrapped = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const icon = style({ flex: 'none' })
export const pending = style({ color: vars.color.muted })
export const wrong = style({ ...type.small, color: vars.color.danger.text })
export const hidden = style(visuallyHidden)

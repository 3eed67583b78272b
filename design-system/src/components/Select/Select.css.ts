import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const trigger = style({
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[1],
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-placeholder]': { color: vars.color.muted },
    '[data-disabled] > &': { color: 'inherit' },
  },
})
export const icon = style({ display: 'inline-flex', flexShrink: 0 })
export const chevron = style({ flexShrink: 0, color: vars.color.muted })

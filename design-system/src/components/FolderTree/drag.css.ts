import { style } from '@vanilla-extract/css'
import { layer, radius, space, type } from '../../tokens/scale.ts'
import { floating } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The text beside the pointer: the dragged entries and their destination. */
export const words = style([
  floating,
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    maxInlineSize: '24rem',
    paddingInline: space[3],
    paddingBlock: space[1],
    borderRadius: radius.control,
    ...type.small,
    color: vars.color.ink,
    pointerEvents: 'none',
    overflowWrap: 'anywhere',
    zIndex: layer.popover,
  },
])

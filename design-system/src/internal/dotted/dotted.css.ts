/** Items in one line, separated by dots: status, application and time of a message. */
import { globalStyle, style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Half of it on either side of the dot. */
const gap = space[4]
const dot = '3px'

/**
 * Each dot is in the gap before its item. Before the first item of a line it is outside the box, where it is clipped:
 * however the items wrap, no line begins or ends with a dot.
 */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  overflowX: 'clip',
})
globalStyle(`${dotted} > *`, { position: 'relative', minInlineSize: 0 })
globalStyle(`${dotted} > :not(:first-child)::before`, {
  // A drawn shape instead of a character, so that assistive technology ignores it. As a border it is visible with
  // forced colours too.
  content: '""',
  position: 'absolute',
  insetInlineEnd: `calc(100% + (${gap} - ${dot}) / 2)`,
  insetBlockStart: `calc((1lh - ${dot}) / 2)`,
  border: `calc(${dot} / 2) solid ${vars.color.muted}`,
  borderRadius: radius.round,
})

/** What stands in one line and is parted by dots: status, application and time of a message. */
import { globalStyle, style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Half of it on either side of the dot. */
const gap = space[4]
const dot = '3px'

/**
 * Each dot hangs in the gap before its part. Before the first part of a line it hangs out of the box, where it is cut
 * off: however the parts wrap, no line begins or ends with a dot.
 */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: gap,
  overflowX: 'clip',
})
globalStyle(`${dotted} > *`, { position: 'relative', minInlineSize: 0 })
globalStyle(`${dotted} > :not(:first-child)::before`, {
  // Drawn, and no character: nothing to assistive technology. As a border it is there in forced colours as well.
  content: '""',
  position: 'absolute',
  insetInlineEnd: `calc(100% + (${gap} - ${dot}) / 2)`,
  insetBlockStart: `calc((1lh - ${dot}) / 2)`,
  border: `calc(${dot} / 2) solid ${vars.color.muted}`,
  borderRadius: radius.round,
})

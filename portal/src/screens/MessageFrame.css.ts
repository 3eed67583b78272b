import { radius } from '@parvis/design-system/tokens/scale'
import { style } from '@vanilla-extract/css'

/** High enough for most messages; a longer one scrolls inside the frame. */
export const frame = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 480,
  border: 0,
  borderRadius: radius.control,
})

import { radius } from '@parvis/design-system/tokens/scale'
import { style } from '@vanilla-extract/css'

/** As high as most messages are; what is longer scrolls in it. */
export const frame = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 480,
  border: 0,
  borderRadius: radius.control,
})

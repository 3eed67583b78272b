import { radius } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** Height of the frame. */
export const height = createVar()

export const frame = style({ blockSize: height })

// The client makes the frame: it has no class of ours.
globalStyle(`${frame} > iframe`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.paper,
})
globalStyle(`${frame} > iframe:focus-visible`, { outlineOffset: '-2px' })

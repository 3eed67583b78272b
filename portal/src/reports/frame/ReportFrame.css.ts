import { radius, space } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** Height of the frame. */
export const height = createVar()

/** Width that the author wishes at most. */
export const width = createVar()

export const place = style({ maxInlineSize: width })

/**
 * What the report shows begins where the page does. The frame is wider on both sides by the room that our report page
 * keeps for focus rings.
 */
export const frame = style({ blockSize: height, marginInline: `calc(-1 * ${space[1]})` })

// The client makes the frame: it has no class of ours.
globalStyle(`${frame} > iframe`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: radius.card,
  backgroundColor: vars.color.paper,
})
globalStyle(`${frame} > iframe:focus-visible`, { outlineOffset: '-2px' })

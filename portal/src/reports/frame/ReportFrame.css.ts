import { radius, space } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** Height of the frame. */
export const height = createVar()

/** The author's maximum width. */
export const width = createVar()

export const place = style({ maxInlineSize: width })

/**
 * Aligns the contents of the report with the page. The frame extends on both sides by the padding that our report page
 * reserves for focus rings.
 */
export const frame = style({ blockSize: height, marginInline: `calc(-1 * ${space[1]})` })

// The Power BI client creates the frame, so it has no class of ours.
globalStyle(`${frame} > iframe`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: radius.card,
  backgroundColor: vars.color.paper,
})
globalStyle(`${frame} > iframe:focus-visible`, { outlineOffset: '-2px' })

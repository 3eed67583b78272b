import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { family, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, focusRing, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { plotColour } from './colours.css.ts'

export const plot = style({
  position: 'relative',
  blockSize: '100%',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRing },
})
export const active = style({ cursor: 'pointer' })

/** Its font size determines the size of all labels in the drawing. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  fontFamily: family.sans,
  fontSize: type.caption.fontSize,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
// A printed page is narrower than the window, so scale the drawing to fit.
globalStyle(`${drawing} div, ${drawing} svg`, {
  '@media': { [media.print]: { inlineSize: '100% !important', blockSize: '100% !important' } },
})
export const hidden = style(visuallyHidden)

export const x = createVar()
export const y = createVar()
export const size = createVar()
export const shift = createVar()
export const room = createVar()
export const colour = createVar()

const mark = style({
  position: 'absolute',
  insetInlineStart: x,
  insetBlockStart: y,
  translate: '-50% -50%',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})
const dotBase = style([mark, { borderRadius: radius.round, backgroundColor: colour }])
export const dot = style([
  dotBase,
  {
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: `2px solid ${plotColour.ground}`,
    outline: `2px solid ${plotColour.ink}`,
  },
])
export const smallDot = style([
  dotBase,
  { inlineSize: '0.5rem', blockSize: '0.5rem', outline: `1px solid ${plotColour.ground}` },
])
export const day = style([
  mark,
  {
    inlineSize: size,
    blockSize: size,
    border: `2px solid ${plotColour.ink}`,
    borderRadius: '3px',
    outline: `1px solid ${plotColour.ground}`,
  },
])

export const tooltip = style([
  floating,
  {
    position: 'absolute',
    insetInlineStart: x,
    insetBlockStart: y,
    translate: shift,
    inlineSize: 'max-content',
    maxInlineSize: `min(18rem, ${room})`,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.control,
    ...type.small,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    zIndex: layer.sticky,
    '@media': { [media.print]: { display: 'none' } },
  },
])
export const heading = style({ ...type.caption, color: vars.color.muted })
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const currentLine = style([line, { fontWeight: weight.semibold }])
export const lineName = style({ minInlineSize: 0 })
export const value = style({
  ...tabular,
  marginInlineStart: 'auto',
  selectors: { '&:only-child': { marginInlineStart: 0, fontWeight: weight.semibold } },
})

export const centre = style({
  position: 'absolute',
  inset: '22%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
})
const totalBase = style({ fontFamily: family.serif, fontWeight: weight.medium, color: vars.color.ink })
export const total = style([totalBase, type.title])
export const longTotal = style([totalBase, type.lead])
export const totalLabel = style({ ...type.caption, color: vars.color.muted })

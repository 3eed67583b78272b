import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const parts = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
const sheet = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  aspectRatio: '1000 / 300',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
})
/** The chosen picture as the document will show it. */
export const paper = style([
  sheet,
  { display: 'flex', alignItems: 'center', justifyContent: 'center', padding: space[3] },
])
export const picture = style({ maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' })
export const hidden = style(visuallyHidden)
export const help = style({ color: vars.color.muted })
export const pad = style([sheet, { display: 'block', touchAction: 'none', cursor: 'crosshair' }])
/** Drawn lines, in units of the pad. */
export const ink = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** The handwriting fonts that are used in documents. */
const families = {
  casual: "'Caveat', cursive",
  rounded: "'Dancing Script', 'Caveat', cursive",
  slanted: "'Marck Script', 'Caveat', cursive",
}
/** The name in the font that is used in the document. */
export const hands = styleVariants(families, fontFamily => ({
  fontFamily,
  fontSize: 130,
  fill: 'currentColor',
  // A preview of the document: readers' wider letter spacing would cut the text at the edge.
  letterSpacing: '0 !important',
  wordSpacing: '0 !important',
}))
/** The same name beside the choice of a handwriting. */
export const samples = styleVariants(families, fontFamily => ({
  display: 'block',
  fontFamily,
  fontSize: '1.75rem',
  lineHeight: 1.4,
}))
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.muted,
})

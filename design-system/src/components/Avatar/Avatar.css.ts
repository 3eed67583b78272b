import { style, styleVariants } from '@vanilla-extract/css'
import { family, radius, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const disc = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.round,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  fontFamily: family.sans,
  fontWeight: weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})

export const size = styleVariants({
  small: [disc, { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.6875rem' }],
  medium: [disc, { inlineSize: '2rem', blockSize: '2rem', fontSize: type.caption.fontSize }],
  large: [disc, { inlineSize: '3rem', blockSize: '3rem', fontSize: type.lead.fontSize }],
})

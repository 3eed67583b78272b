import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  padding: space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.sunken,
  '@media': { [media.print]: { padding: 0, border: 'none' } },
})

/** White in every theme: transparent pictures were drawn for paper. */
export const picture = style({
  colorScheme: 'only light',
  maxInlineSize: '100%',
  maxBlockSize: '70dvh',
  overflowWrap: 'anywhere',
  backgroundColor: 'Canvas',
  // Colour of the alternative text, shown until the picture is drawn.
  color: 'CanvasText',
  objectFit: 'contain',
  '@media': { [media.print]: { maxBlockSize: 'none' } },
})

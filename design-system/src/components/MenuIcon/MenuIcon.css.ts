import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The menu's colour, adjusted for the light and the dark theme. Set by the component. */
export const lightFill = createVar()
export const darkFill = createVar()

const square = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  // An empty square would sit on the baseline and make the line higher than one with an icon.
  verticalAlign: 'middle',
  backgroundColor: fallbackVar(lightFill, vars.color.accent),
  color: vars.color.onAccent,
  selectors: {
    ':root[data-contrast="more"] &': { outline: `1px solid ${vars.color.ink}`, outlineOffset: '-1px' },
  },
  '@media': {
    // Not for print: paper is white.
    [media.screen]: {
      selectors: {
        ':root[data-theme="dark"] &': { backgroundColor: fallbackVar(darkFill, vars.color.accent) },
      },
    },
    [media.forcedColors]: {
      backgroundColor: 'Canvas',
      color: 'CanvasText',
      outline: '1px solid CanvasText',
      outlineOffset: '-1px',
      forcedColorAdjust: 'none',
    },
    [media.print]: { printColorAdjust: 'exact' },
  },
})

export const size = styleVariants({
  small: [square, { inlineSize: '1.5rem', blockSize: '1.5rem', borderRadius: '6px', fontSize: '0.9375rem' }],
  medium: [
    square,
    { inlineSize: '2rem', blockSize: '2rem', borderRadius: radius.control, fontSize: '1.125rem' },
  ],
  large: [square, { inlineSize: '3rem', blockSize: '3rem', borderRadius: radius.card, fontSize: '1.5rem' }],
})

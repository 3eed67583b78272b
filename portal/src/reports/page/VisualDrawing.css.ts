import { breakpoint, type, weight } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css'

export const fill = createVar()
export const ink = createVar()
export const edge = createVar()
export const turn = createVar()

/**
 * Applies only where visuals are in the author's positions. In a single column a shape is as high as its text: its
 * clip path would cut the text off, and a rotation would overlap its neighbours.
 */
const placed = (looks: StyleRule) => ({ [`(width >= ${breakpoint.medium})`]: looks })

/** The author's size; longer content scrolls inside. */
export const box = style({
  boxSizing: 'border-box',
  blockSize: '100%',
  overflow: 'auto',
  backgroundColor: fill,
  color: ink,
  border: `1px solid ${edge}`,
  overflowWrap: 'anywhere',
})

export const paragraph = style({ margin: 0, whiteSpace: 'pre-wrap', minBlockSize: '1lh' })
/** The side that the author chose, whatever the direction of the text. */
export const align = styleVariants({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
  justify: { textAlign: 'justify' },
})
export const size = styleVariants({ small: type.small, large: type.title, huge: type.heading })
export const bold = style({ fontWeight: weight.bold })
export const italic = style({ fontStyle: 'italic' })
export const underlined = style({ textDecoration: 'underline' })
export const run = style({ color: ink })

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })
export const fits = styleVariants({
  fit: { objectFit: 'contain' },
  fill: { objectFit: 'cover' },
  normal: { objectFit: 'none', objectPosition: 'top left' },
})

/** Ignores the pointer, so that what is below it can be used. */
export const shape = style({
  boxSizing: 'border-box',
  blockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  backgroundColor: fill,
  color: ink,
  border: `1px solid ${edge}`,
  '@container': placed({ rotate: turn }),
})
export const shapes = styleVariants({
  rectangle: {},
  rounded: { borderRadius: '0.75rem' },
  ellipse: { '@container': placed({ borderRadius: '50%' }) },
  line: { blockSize: '2px', marginBlock: 'auto', backgroundColor: edge, borderStyle: 'none' },
  triangle: { '@container': placed({ clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' }) },
  arrow: {
    '@container': placed({
      clipPath: 'polygon(0 25%, 65% 25%, 65% 0, 100% 50%, 65% 100%, 65% 75%, 0 75%)',
    }),
  },
})

export const pressed = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  textDecoration: 'underline',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '-3px' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', textDecoration: 'none' } },
})

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem', margin: 0, padding: 0 })
export const item = style({ listStyle: 'none' })
export const current = style({ fontWeight: weight.bold })

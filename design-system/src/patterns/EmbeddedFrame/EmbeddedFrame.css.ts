import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const container = style({ position: 'relative', minBlockSize: '24rem' })

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '24rem',
  border: 0,
  // An application without themes has dark text on a transparent background, so it gets the browser's light one in both
  // themes. An application with themes paints its own.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
  ':focus-visible': { outlineOffset: '-2px' },
})

/** Invisible while it starts, but in the layout: some applications measure themselves. */
export const starting = style({ visibility: 'hidden' })

export const cover = style({ position: 'absolute', inset: 0, padding: space[6] })

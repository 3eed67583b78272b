import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const container = style({ position: 'relative', minBlockSize: '24rem' })

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '24rem',
  border: 0,
  // An application that knows nothing of themes draws dark words on no ground of its own: it gets the browser's light
  // one in both themes. One that knows them paints its own.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
  ':focus-visible': { outlineOffset: '-2px' },
})

/** Kept in the layout while it starts, unseen: some applications measure themselves. */
export const starting = style({ visibility: 'hidden' })

export const cover = style({ position: 'absolute', inset: 0, padding: space[6] })

import { style } from '@vanilla-extract/css'
import { breakpoint, space } from '../../tokens/scale.ts'

/** The layout depends on the width of its container, not of the window. */
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })

/** Two columns of tiles need 40 rem beside the aside. */
const wide = `(min-width: ${breakpoint.large})`

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: space[10] },
  },
})

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
})

export const main = style({
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: 1, gridRow: 1 } },
})

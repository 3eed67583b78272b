import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const minimum = createVar()

export const grid = style({
  display: 'grid',
  // `min()` keeps a single column from overflowing a 320 px screen.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`,
})

/** The children of a row share its remaining space. */
export const filled = style({
  display: 'flex',
  flexWrap: 'wrap',
})
globalStyle(`${filled} > *`, { flex: `1 1 min(100%, ${minimum})`, minInlineSize: 0 })

/** The gap, for children that align their parts across columns. */
export const between = createVar()
export const gap = styleVariants(space, value => ({ gap: value, vars: { [between]: value } }))

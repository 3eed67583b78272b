import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const minimum = createVar()

export const grid = style({
  display: 'grid',
  // The smaller of the two keeps one column from overflowing a 320 px screen.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`,
})

/** The space between, for those whose parts are in line with each other from column to column. */
export const between = createVar()
export const gap = styleVariants(space, value => ({ gap: value, vars: { [between]: value } }))

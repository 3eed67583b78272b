import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const minimum = createVar()

export const grid = style({
  display: 'grid',
  // The smaller of the two keeps one column from overflowing a 320 px screen.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`,
})

/** What is left over of a row is shared by those that stand in it. */
export const filled = style({
  display: 'flex',
  flexWrap: 'wrap',
})
globalStyle(`${filled} > *`, { flex: `1 1 min(100%, ${minimum})`, minInlineSize: 0 })

/** The space between, for those whose parts are in line with each other from column to column. */
export const between = createVar()
export const gap = styleVariants(space, value => ({ gap: value, vars: { [between]: value } }))

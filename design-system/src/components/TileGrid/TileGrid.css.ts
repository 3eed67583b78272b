import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { measure, space, type, weight } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Number of rows in the first column; set by the component. */
export const rows = createVar()

/** Depends on its own width, so that it works both in the page and in the launcher. */
export const container = style({ containerType: 'inline-size' })

const base = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const grid = styleVariants({
  columns: [
    base,
    {
      gap: space[4],
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container': {
        [`(min-width: ${measure.form})`]: {
          gridAutoFlow: 'column',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: `repeat(${rows}, auto)`,
        },
      },
    },
  ],
  compact: [base, { gap: space[2], gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' }],
  list: [base, { gridTemplateColumns: 'minmax(0, 1fr)' }],
})

export const cell = style({
  minInlineSize: 0,
  selectors: {
    // A single tile spans the page: half a row would look as if something is missing.
    [`${grid.columns} > &:only-child`]: { gridColumn: '1 / -1' },
    [`${grid.list} > & + &`]: { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
})

export const label = style({
  marginBlockEnd: space[3],
  ...type.small,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

export const hidden = style(visuallyHidden)

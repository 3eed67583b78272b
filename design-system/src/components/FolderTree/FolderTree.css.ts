import { style } from '@vanilla-extract/css'
import { layer, radius, rowHeight, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, focusRingInside, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { levels } from './row.css.ts'

/** All rows have the same height: two lines if entries have descriptions, one more where there is least room. */
export const root = style({
  position: 'relative',
  minInlineSize: 0,
  containerType: 'inline-size',
  vars: { '--folder-usual-row': vars.density.row, '--folder-words': '2.5rem' },
  selectors: {
    '&[data-lines="2"]': {
      vars: {
        '--folder-usual-row': `calc(${vars.density.row} + ${space[2]})`,
        '--folder-words': '3.25rem',
      },
    },
  },
  '@media': {
    [media.coarse]: {
      vars: { '--folder-usual-row': rowHeight.comfortable },
      selectors: {
        '&[data-lines="2"]': {
          vars: { '--folder-usual-row': `calc(${rowHeight.comfortable} + ${space[2]})` },
        },
      },
    },
  },
})

/** The scroll container. */
export const tree = style({
  position: 'relative',
  overflowX: 'hidden',
  overflowY: 'auto',
  minInlineSize: 0,
  outline: 'none',
  borderRadius: radius.control,
  // Rows that are added and removed must not shift the visible content.
  overflowAnchor: 'none',
  selectors: {
    '&:focus-visible': focusRingInside,
    // Room for the message below a rename field in the last row.
    '&[data-editing]': { paddingBlockEnd: space[16] },
    '&[data-dragging]': { cursor: 'grabbing' },
  },
  // Where text is truncated, the focused row grows to show all of it. This leaves room for the last row to do so.
  '@container': { '(max-width: 20rem)': { paddingBlockEnd: space[12] } },
})
export const body = style([
  levels,
  { position: 'relative', blockSize: 'calc(var(--folder-rows) * var(--folder-row))' },
])

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: 'var(--folder-usual-row)',
  paddingInline: space[2],
})
export const hidden = style(visuallyHidden)
export const further = style({ marginBlockStart: space[3] })

/** Below the rows, or above the bottom edge of the viewport if the rows extend beyond it. */
export const failed = style([
  floating,
  {
    position: 'sticky',
    insetBlockEnd: space[3],
    zIndex: layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    marginBlockStart: space[3],
    padding: `${space[3]} ${space[4]}`,
    borderRadius: radius.card,
    ...type.small,
  },
])

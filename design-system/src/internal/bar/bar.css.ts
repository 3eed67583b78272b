/** What a progress bar and a meter have in common: words and figure over a track that is filled. */
import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The element with the role, whose content is nothing but its picture to assistive technology, and what is under it. */
export const frame = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** Without its words it stands in what others lay out, as the cell of a table, and takes the room there is. */
export const frameAlone = style([frame, { flexGrow: 1 }])

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'baseline',
  inlineSize: '100%',
  minInlineSize: 0,
})

/** Keeps some room; a long figure goes to a line of its own. */
export const label = style({
  ...type.small,
  flex: '1 1 10rem',
  minInlineSize: 0,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

export const figure = style({
  marginInlineStart: 'auto',
  ...type.small,
  ...tabular,
  color: vars.color.muted,
  textAlign: 'end',
  // Bars below each other end at the same place, whatever their percentages.
  minInlineSize: '4.5ch',
})

/** Bars of a column end at the same place, and their figures begin there. */
export const figureAlone = style([figure, { minInlineSize: '8ch', textAlign: 'start' }])

export const track = style({
  flex: '0 0 100%',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.round,
  // Quiet: the figure beside it says how much is missing.
  backgroundColor: vars.color.hairline,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
/** Beside its figure when the label is not shown. */
export const trackAlone = style({ flex: '1 1 4rem', order: -1, alignSelf: 'center' })
export const size = styleVariants({
  medium: { blockSize: '0.625rem' },
  small: { blockSize: '0.375rem' },
})

const fillBase = style([
  motion(['inline-size', 'background-color'], 'slow'),
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: 'inherit',
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
])
export const fill = styleVariants({
  accent: [fillBase, { backgroundColor: vars.color.accent }],
  neutral: [fillBase, { backgroundColor: vars.color.control }],
  info: [fillBase, { backgroundColor: vars.color.info.solid }],
  success: [fillBase, { backgroundColor: vars.color.success.solid }],
  warning: [fillBase, { backgroundColor: vars.color.warning.border }],
  danger: [fillBase, { backgroundColor: vars.color.danger.solid }],
})

/** Status and detail. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[3],
  ...type.small,
  ...tabular,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { paddingBlockStart: space[1] } },
})

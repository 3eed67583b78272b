/** Shared by progress bars and meters: text and figure above a filled track. */
import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The element with the role, whose children are presentational to assistive technology, and the content below it. */
export const frame = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** Without its visible label it is part of another layout, such as a table cell, and takes the available width. */
export const frameAlone = style([frame, { flexGrow: 1 }])

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'baseline',
  inlineSize: '100%',
  minInlineSize: 0,
})

/** Reserves some width; a long figure wraps to its own line. */
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
  // Bars in a column end at the same place, whatever their percentages.
  minInlineSize: '4.5ch',
})

/** Bars in a column end at the same place, where their figures begin. */
export const figureAlone = style([figure, { minInlineSize: '8ch', textAlign: 'start' }])

export const track = style({
  flex: '0 0 100%',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.round,
  // Subtle, because the figure beside it says how much is missing.
  backgroundColor: vars.color.hairline,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
/** Beside its figure if the label is hidden. */
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

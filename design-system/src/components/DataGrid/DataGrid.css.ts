import { style } from '@vanilla-extract/css'
import { radius, rowHeight, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, largeText, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { allColumns } from './cell.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  containerType: 'inline-size',
  selectors: {
    '&[data-density="comfortable"]': { vars: { [vars.density.row]: rowHeight.comfortable } },
    '&[data-density="compact"]': { vars: { [vars.density.row]: rowHeight.compact } },
  },
  '@media': {
    [media.coarse]: {
      selectors: { '&[data-density]': { vars: { [vars.density.row]: rowHeight.comfortable } } },
    },
  },
})

/** The scroll container in both directions; the header and pinned columns are sticky. */
export const grid = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  minInlineSize: 0,
  outline: 'none',
  // Rows that are added and removed must not shift the visible content.
  overflowAnchor: 'none',
  selectors: {
    '&:focus-visible': focusRingInside,
    // Dragging selects a range of cells, not text.
    '&[data-ranging]': { userSelect: 'none' },
  },
})
export const body = style({
  position: 'relative',
  inlineSize: allColumns,
  blockSize: `calc(var(--grid-rows) * ${vars.density.row} + var(--grid-extra, 0px))`,
})
/** Indicators over the edges of the rows, beyond which more columns follow. They do not intercept the pointer. */
export const edges = style({
  position: 'absolute',
  inset: 0,
  zIndex: 11,
  pointerEvents: 'none',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: space[5],
      opacity: 0,
      background: `linear-gradient(to right, ${vars.color.shadow}, transparent)`,
    },
    '&::before': { insetInlineStart: 'var(--grid-start)' },
    '&::after': { insetInlineEnd: 'var(--grid-end)' },
    '&:dir(ltr)::after, &:dir(rtl)::before': { transform: 'scaleX(-1)' },
    '&[data-before]::before, &[data-after]::after': { opacity: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::before, &::after': { background: 'none' },
        '&::before': { borderInlineStart: '3px dashed CanvasText' },
        '&::after': { borderInlineStart: '3px dashed CanvasText' },
      },
    },
    [media.print]: { display: 'none' },
  },
})
export const frame = style({ position: 'relative', minInlineSize: 0 })
export const table = style({
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const search = style({
  flex: '1 1 10rem',
  maxInlineSize: '22rem',
})
export const tools = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  // Where there is room, the screen's buttons wrap beside the grid's rather than above them.
  '@media': { '(width >= 48rem)': { flexWrap: 'nowrap' } },
})
/** The screen's buttons, followed by the grid's. */
export const together = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  ':last-child': { flexShrink: 0 },
})
export const filter = style({ display: 'inline-flex' })
export const viewName = style({
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [largeText]: { maxInlineSize: '100%', whiteSpace: 'normal' } },
})
export const viewChanged = style({ ...type.small, fontWeight: weight.regular, color: vars.color.muted })
export const count = style({ ...type.small, color: vars.color.muted })

export const selectionBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingInline: space[3],
  paddingBlock: space[1],
  backgroundColor: vars.color.accentSoft,
  borderRadius: radius.control,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const selectionCount = style({ ...type.small, fontWeight: weight.semibold, color: vars.color.ink })
export const selectionGap = style({ ...type.small, color: vars.color.muted })
export const selectionActions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
})

/** A thin progress line along the top while rows are refreshed. */
export const refreshing = style({
  position: 'absolute',
  insetInline: '1px',
  insetBlockStart: '1px',
  blockSize: '3px',
  overflow: 'hidden',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  backgroundColor: vars.color.accentSoft,
  zIndex: 11,
  '::after': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    backgroundColor: vars.color.accent,
  },
  '@media': { [media.forcedColors]: { '::after': { backgroundColor: 'Highlight' } } },
})
/** No wider than the visible area, and without scrolling. */
export const skeleton = style({ overflow: 'hidden' })
export const skeletonRow = style({
  display: 'flex',
  inlineSize: allColumns,
  blockSize: vars.density.row,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
/** The placeholder of a card: the name and the lines below it. */
export const skeletonCard = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const hidden = style(visuallyHidden)

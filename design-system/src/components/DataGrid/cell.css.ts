import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { nativeBox } from '../../internal/choice/nativeBox.css.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/**
 * Background of a row, shared with its pinned cells. Not done with `inherit`, because the browser would then restyle
 * all cells on any change of the row.
 */
export const ground = createVar()

/**
 * As wide as the visible area if all columns fit there, with text columns shrinking. If they do not fit even then, each
 * column has its own width and the grid scrolls.
 */
export const allColumns = 'max(100%, min(var(--grid-width), (var(--grid-least) - 100%) * 10000))'

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  blockSize: vars.density.row,
  // A row cannot affect the layout outside, so the browser lays out only the rows that changed.
  contain: 'strict',
  vars: { [ground]: vars.color.surface },
  backgroundColor: ground,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:hover': { vars: { [ground]: vars.color.hover } },
    '&[aria-selected="true"]': { vars: { [ground]: vars.color.accentSoft } },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
})
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: space[3],
  ...type.small,
  color: vars.color.ink,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&:focus-visible': focusRingInside,
    '[role="rowheader"]&': { fontWeight: weight.semibold },
  },
})
/** A cell in a range. The cells along its edges draw the border of the range. */
export const inRange = style({
  position: 'relative',
  vars: { [ground]: vars.color.accentSoft },
  backgroundColor: ground,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `0 solid ${vars.color.accent}`,
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-range~="top"]::after': { borderBlockStartWidth: '2px' },
    '&[data-range~="bottom"]::after': { borderBlockEndWidth: '2px' },
    '&[data-range~="start"]::after': { borderInlineStartWidth: '2px' },
    '&[data-range~="end"]::after': { borderInlineEndWidth: '2px' },
  },
  '@media': { [media.forcedColors]: { '::after': { borderColor: 'Highlight' } } },
})
export const words = style({
  // Fills the cell, for content such as a meter.
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
/** Two lines that fit the row height; longer text ends with an ellipsis. */
export const wrapped = style([
  words,
  {
    display: '-webkit-box',
    whiteSpace: 'normal',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: 1.2,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
])
export const number = style({ ...tabular, justifyContent: 'flex-end', textAlign: 'end' })
export const figures = style(tabular)
export const tool = style({ justifyContent: 'center', paddingInline: space[1] })

/** A pinned cell covers the cells that scroll under it, so it takes the background of its row. */
const covering = {
  position: 'sticky' as const,
  zIndex: 1,
  backgroundColor: fallbackVar(ground, vars.color.surface),
}
export const pinned = style([
  covering,
  // The sticky offsets are set on the cells themselves.
  {
    selectors: {
      '[data-scrolling] &': { position: 'relative', insetInlineStart: 'var(--grid-passed) !important' },
    },
  },
])
const edge = `1px solid ${vars.color.hairline}`
export const pinnedEnd = style([
  covering,
  {
    borderInlineStart: edge,
    selectors: {
      '[data-scrolling] &': { position: 'relative', insetInlineEnd: 'var(--grid-ahead) !important' },
    },
  },
])
/** The edge of the last pinned column. */
export const pinnedEdge = style({ borderInlineEnd: edge })

export const link = style({
  color: vars.color.accentText,
  textUnderlineOffset: '3px',
  outline: 'none',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRingInside },
})
export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  verticalAlign: 'top',
})
export const quiet = style({ flex: 'none', color: vars.color.muted })

/** The whole cell is the hit area, at least 24 px. */
export const checkbox = style([
  nativeBox,
  { '::after': { content: '""', position: 'absolute', inset: '-12px' } },
])

export const arrow = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
export const rowButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  color: vars.color.muted,
  backgroundColor: 'transparent',
  border: '1px solid transparent',
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: vars.color.ink, backgroundColor: vars.color.sunken },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' },
    '&[aria-pressed="true"]': { color: vars.color.accentText },
  },
  '@media': {
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})
globalStyle(`${rowButton}[aria-pressed="true"] > svg`, { fill: 'currentColor' })

/** A parent row, whose values are about all its descendants. */
export const branch = style([row])
globalStyle(`${branch} > ${number}`, { fontWeight: weight.semibold })
/** A row that does not match and is shown only for its descendants. */
export const aside = style([row])
globalStyle(`${aside} > [role]`, { color: vars.color.muted })
globalStyle(`${aside} > [role="rowheader"]`, { fontWeight: weight.regular })
export const branchButton = style([
  rowButton,
  {
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    marginInlineEnd: space[1],
    '@media': {
      [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
      [media.forcedColors]: { borderColor: 'transparent' },
    },
  },
])
export const noBranch = style([branchButton, { visibility: 'hidden' }])
export const branchIcon = style({
  selectors: {
    '[dir="rtl"] &': { rotate: '180deg' },
    '[aria-expanded="true"] > [role="rowheader"] > * > &': { rotate: '90deg' },
  },
})

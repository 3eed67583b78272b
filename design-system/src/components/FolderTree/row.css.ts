import { keyframes, style } from '@vanilla-extract/css'
import { nativeBox } from '../../internal/choice/nativeBox.css.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const narrow = '(max-width: 30rem)'
const narrowest = '(max-width: 20rem)'
/** Text at 200 % on a phone: a name beside the controls would be a letter wide, so it goes below them. */
export const leastRoom = '(max-width: 12rem)'
/**
 * The height of rows and the indent of a level: 24 px, 20 beside other content, and 16 on a phone (`levelInset`).
 * Less would not be noticed.
 */
export const levels = style({
  vars: {
    '--folder-row': 'var(--folder-usual-row)',
    '--folder-step': space[6],
    '--folder-start': space[1],
    '--folder-most': '50%',
  },
  '@container': {
    [narrow]: { vars: { '--folder-step': space[5], '--folder-start': '0px', '--folder-most': '40%' } },
    [narrowest]: { vars: { '--folder-step': space[4] } },
    [leastRoom]: {
      vars: {
        '--folder-row': 'calc(var(--folder-usual-row) + var(--folder-words))',
        '--folder-step': space[2],
        '--folder-most': '20%',
      },
    },
  },
})

/**
 * Rows are positioned by their index (rowPlace.ts). They have no transitions, because scrolling reuses their elements.
 */
export const row = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: 'var(--folder-row)',
  paddingBlock: '1px',
  // A row cannot affect the layout outside, so the browser lays out only the rows that changed.
  contain: 'layout size style',
  outline: 'none',
  cursor: 'default',
  selectors: {
    // The focused row shows its full text and grows over the next one.
    '&:focus': { blockSize: 'auto', minBlockSize: 'var(--folder-row)', contain: 'layout style', zIndex: 1 },
    // The message below a rename field overlays the next row too.
    '&[data-editing]': { zIndex: 2 },
  },
})
/** The visible part of a row, indented by its level (rowPlace.ts). */
export const cell = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: 'calc(var(--folder-row) - 2px)',
    maxBlockSize: '100%',
    paddingInlineEnd: space[1],
    borderRadius: radius.control,
    color: vars.color.ink,
    selectors: {
      '[role="row"]:hover > &': { backgroundColor: vars.color.hover },
      '[role="row"]:focus > &': { backgroundColor: vars.color.hover, maxBlockSize: 'none' },
      '[role="row"][data-chosen] > &': { backgroundColor: vars.color.accentSoft },
      '[role="row"]:focus-visible > &': focusRingInside,
      '[role="row"][data-drop="on"] > &': { ...focusRingInside, backgroundColor: vars.color.accentSoft },
      '[role="row"][data-dragged] > &': {
        outline: `1px dashed ${vars.color.control}`,
        outlineOffset: '-1px',
      },
    },
    '@container': {
      [narrow]: { gap: space[1] },
      [leastRoom]: { flexWrap: 'wrap', alignContent: 'center', rowGap: 0 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[role="row"][data-chosen] > &': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        },
      },
    },
  },
])
/** The line between two rows that marks the drop position, indented like a row of that level. */
export const dropLine = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  blockSize: '3px',
  borderRadius: radius.round,
  backgroundColor: vars.color.accent,
  zIndex: 1,
  selectors: {
    '&[data-at="before"]': { insetBlockStart: '-2px' },
    '&[data-at="after"]': { insetBlockEnd: '-2px' },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})

const tool = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  color: vars.color.muted,
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: vars.color.ink, backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.coarse]: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  },
})
/** Closer to the icon than the text, because they belong together. */
const tight = { marginInlineEnd: `calc(-1 * ${space[1]})` }
export const chevron = style([tool, tight, { '@container': { [narrow]: { inlineSize: '1.5rem' } } }])
export const hiddenChevron = style([chevron, { visibility: 'hidden' }])
export const chevronIcon = style([
  {
    selectors: {
      '[dir="rtl"] &': { rotate: '180deg' },
      '[aria-expanded="true"] > [role="gridcell"] > * > &': { rotate: '90deg' },
    },
  },
])
export const noChevron = style({
  ...tight,
  flex: 'none',
  inlineSize: '1.75rem',
  '@media': { [media.coarse]: { inlineSize: '2.5rem' } },
  '@container': { [narrow]: { inlineSize: '1.5rem' } },
})
/** A hit area of at least 28 px. */
export const checkbox = style([
  nativeBox,
  {
    '::after': { content: '""', position: 'absolute', inset: '-4px' },
    '@media': { [media.coarse]: { '::after': { inset: '-12px' } } },
  },
])

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: space[1],
  color: vars.color.muted,
  '@container': {
    // The checkbox takes its place.
    [leastRoom]: { selectors: { '[data-part="check"] + &': { display: 'none' } } },
  },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [leastRoom]: { flex: '1 0 100%', order: 1 } },
})
const oneLine = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
/** Where there is little room, a name takes two lines with less line height. */
export const name = style({
  ...oneLine,
  ...type.body,
  lineHeight: '1.375rem',
  // At the start of the row even if the text has the opposite direction.
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  selectors: {
    '[data-chosen] &': { fontWeight: weight.semibold },
    '[role="row"]:focus &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '@container': {
    [narrow]: {
      ...type.small,
      lineHeight: '1.125rem',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: {
        // Followed by a second line.
        '&:not(:last-child)': { WebkitLineClamp: 1 },
        '[role="row"]:focus &': { display: 'block' },
      },
    },
    [leastRoom]: { selectors: { '&:not(:last-child)': { WebkitLineClamp: 2 } } },
  },
})
export const link = style({
  color: vars.color.accentText,
  textUnderlineOffset: '3px',
  outline: 'none',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': focusRingInside },
})
export const description = style({
  ...oneLine,
  ...type.caption,
  color: vars.color.muted,
  selectors: { '[role="row"]:focus &': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  // As far from the end of the row as the menu icon.
  marginInlineEnd: space[2],
  ...type.caption,
  color: vars.color.muted,
})
export const failed = style([state, { marginInlineEnd: 0, color: vars.color.danger.text }])
/** Where there is no room, the text of a state is visually hidden and only the icon is visible. */
export const stateWords = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const badge = style({
  display: 'inline-flex',
  flex: 'none',
  maxInlineSize: '40%',
  marginInlineEnd: space[2],
})
export const retry = style([
  tool,
  {
    inlineSize: 'auto',
    paddingInline: space[2],
    ...type.caption,
    fontWeight: weight.semibold,
    color: vars.color.accentText,
    '@media': { [media.coarse]: { inlineSize: 'auto' } },
  },
])
/** Dots drawn as a gradient: an SVG would add layers that the browser composites again on every scroll step. */
const dots = (columns: string) =>
  style({
    inlineSize: columns,
    blockSize: '1.125rem',
    backgroundImage: 'radial-gradient(circle, currentcolor 1.4px, transparent 2px)',
    backgroundPosition: '0 50%',
    backgroundSize: '0.375rem 0.375rem',
  })
export const menuDots = dots('0.375rem')
export const handleDots = dots('0.75rem')
export const menuButton = style([
  tool,
  { '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } } },
])
/** Visible on hover and focus, and always without hover support. A finger drags by it; the rest of the row scrolls. */
export const handle = style([
  tool,
  {
    cursor: 'grab',
    touchAction: 'none',
    visibility: 'hidden',
    selectors: {
      '[role="row"]:hover &, [role="row"]:focus-visible &, [role="row"]:focus-within &': {
        visibility: 'visible',
      },
    },
    // Hidden to make room for the name: a mouse can drag the whole row, and the menu offers moving too.
    '@container': { [narrow]: { display: 'none' } },
    '@media': {
      '(hover: none)': { visibility: 'visible' },
      [media.forcedColors]: { visibility: 'visible' },
    },
  },
])

const turn = keyframes({ to: { rotate: '1turn' } })
export const spinner = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.muted,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
})

import { keyframes, style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media, motion, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const phone = '(max-width: 30rem)'

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  outline: 'none',
  borderRadius: radius.card,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
    '&[data-drop-target]': { boxShadow: `inset 0 0 0 2px ${vars.color.accent}` },
  },
})

export const row = style([
  motion(['background-color']),
  {
    position: 'relative',
    borderRadius: radius.control,
    outline: 'none',
    cursor: 'default',
    ...type.body,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.hover },
      '&[data-selected]': { backgroundColor: vars.color.accentSoft },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
      '&[data-drop-target]': {
        backgroundColor: vars.color.accentSoft,
        outline: `2px solid ${vars.color.accent}`,
        outlineOffset: '-2px',
      },
      '&[data-dragging]': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[data-focus-visible]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
])

/** React Aria sets the level; 20 px for each, less on a phone so that deep trees still fit. */
export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.row,
  paddingBlock: space[1],
  paddingInlineEnd: space[1],
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space[5]} + ${space[1]})`,
  '@media': {
    [phone]: {
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space[3]})`,
      paddingInlineEnd: space[1],
    },
  },
})

const small = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.75rem',
  padding: 0,
  color: vars.color.muted,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  '@media': { [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})
/** Closer to the icon than the words are: a level costs no more than its 20 px. */
const tight = { marginInlineEnd: `calc(-1 * ${space[1]})` }
export const chevron = style([
  small,
  tight,
  {
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { backgroundColor: vars.color.sunken, color: vars.color.ink } },
  },
])
export const chevronIcon = style([
  motion(['rotate']),
  { selectors: { '[data-expanded] &': { rotate: '90deg' } } },
])
export const noChevron = style({
  ...tight,
  flexShrink: 0,
  inlineSize: '1.5rem',
  '@media': { [media.coarse]: { inlineSize: space[2] } },
})

export const handle = style([
  small,
  {
    cursor: 'grab',
    opacity: 0,
    selectors: {
      '[data-hovered] &, [data-focus-visible-within] &, [data-focus-visible] &, &[data-focus-visible]': {
        opacity: 1,
      },
    },
    '@media': {
      '(hover: none)': { opacity: 1 },
      [media.forcedColors]: { opacity: 1 },
    },
  },
])
/**
 * On a phone the words need the room, and the row's own actions move it as well; a long press on the row still drags.
 * For keys the handle is there, over the row.
 */
export const handleAside = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      insetInlineEnd: space[12],
      pointerEvents: 'none',
      backgroundColor: vars.color.surface,
      opacity: 0,
      selectors: { '&[data-focus-visible]': { opacity: 1 } },
    },
  },
})

export const icon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.muted })
/** Where there is no room beside them, badge and actions go below the words. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { flex: '1 1 6rem' } },
})
export const title = style({
  display: 'block',
  lineHeight: '1.375rem',
  selectors: { '[data-selected] &': { fontWeight: weight.semibold } },
})
export const description = style({ display: 'block', ...type.caption, color: vars.color.muted })
export const badge = style({ flexShrink: 0, maxInlineSize: '40%' })
/** Handle and menu: the menu always ends the row, the handle has its place whether it is seen or not. */
export const actions = style({ display: 'inline-flex', alignItems: 'center', flexShrink: 0, gap: space[1] })

const turn = keyframes({ to: { rotate: '1turn' } })
export const busy = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.muted,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
})

/** The line between two rows where it would land; it starts where the row of its level starts. */
export const indicator = style({
  position: 'relative',
  blockSize: 0,
  outline: 'none',
  selectors: {
    '&[data-drop-target]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineStart: `calc((var(--tree-item-level, 1) - 1) * ${space[5]} + ${space[2]})`,
      insetInlineEnd: space[2],
      blockSize: '3px',
      borderRadius: radius.round,
      backgroundColor: vars.color.accent,
      zIndex: 1,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-drop-target]::before': { backgroundColor: 'Highlight' } } },
  },
})

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  color: vars.color.muted,
})
export const hidden = style(visuallyHidden)

import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { dotted } from '../../internal/dotted/dotted.css.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const markSize = '1.5rem'

export const list = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** A line from mark to mark; dashed where something is still open. */
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  paddingBlockEnd: space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: markSize,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.hairline}`,
    },
    '&[data-open]:not(:last-child)::before': {
      borderInlineStartStyle: 'dashed',
      borderInlineStartColor: vars.color.control,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:not(:last-child)::before, &[data-open]:not(:last-child)::before': {
          borderInlineStartColor: 'GrayText',
        },
      },
    },
  },
})

/** A dot, centred on the height of the first line. */
const dot = style({
  flex: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&::after': {
      content: '""',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: radius.round,
      backgroundColor: 'currentColor',
    },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const mark = styleVariants({
  draft: [dot, { color: vars.color.control }],
  waiting: [dot, { color: vars.color.control }],
  active: [dot, { color: vars.color.info.solid }],
  info: [dot, { color: vars.color.info.solid }],
  success: [dot, { color: vars.color.success.solid }],
  warning: [dot, { color: vars.color.warning.border }],
  danger: [dot, { color: vars.color.danger.solid }],
})
export const skeletonMark = style([dot, { color: vars.color.hairline }])
export const waitingMark = style({
  flex: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.round,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
})
export const title = style({ minInlineSize: 0, fontWeight: weight.semibold, whiteSpace: 'pre-line' })

const second: StyleRule = { ...type.small, ...tabular, color: vars.color.muted }
export const meta = style([dotted, second])
export const actor = style({ color: vars.color.ink })
export const awaited = style(second)
export const detail = style({ ...type.small, paddingBlockStart: space[1] })
export const action = style({ paddingBlockStart: space[2] })

export const toggle = style([
  motion(['background-color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: markSize,
    padding: 0,
    paddingInline: `calc((${markSize} - 1rem) / 2) ${space[2]}`,
    border: 0,
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    ...type.small,
    fontWeight: weight.semibold,
    color: vars.color.accentText,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.accentSoft } },
    '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
  },
])
export const chevron = style([
  motion(['rotate'], 'normal'),
  {
    flex: 'none',
    // In place of a mark, so that its text is aligned with the others.
    marginInlineEnd: `calc((${markSize} - 1rem) / 2)`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  },
])

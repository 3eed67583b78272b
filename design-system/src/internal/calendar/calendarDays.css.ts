import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const months = style({ display: 'flex', alignItems: 'flex-start', gap: space[6] })

export const grid = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
})

export const weekday = style({
  ...type.caption,
  blockSize: '2rem',
  padding: 0,
  fontWeight: weight.medium,
  color: vars.color.muted,
  textAlign: 'center',
  overflow: 'hidden',
  '::first-letter': { textTransform: 'uppercase' },
})

export const day = style({
  display: 'flex',
  justifyContent: 'center',
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { cursor: 'not-allowed' },
  },
})

const atStart = { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control }
const atEnd = { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control }

/** A day within a range: the band starts and ends with the range and with each week. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]': { backgroundColor: vars.color.accentSoft },
      '&[data-selection-start], td:first-child > &': atStart,
      '&[data-selection-end], td:last-child > &': atEnd,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
])
const between = `${rangeDay}[data-selected]:not([data-selection-start], [data-selection-end]) > &`

export const number = style([
  tabular,
  motion(['background-color', 'color']),
  {
    ...type.body,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '100%',
    maxInlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: radius.control,
    selectors: {
      '[data-hovered] > &': { backgroundColor: vars.color.hover },
      '[data-pressed] > &': { backgroundColor: vars.color.accentSoft },
      '[data-today] > &': { fontWeight: weight.bold, color: vars.color.accentText },
      '[data-today] > &::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: '0.3rem',
        inlineSize: '1rem',
        blockSize: '2px',
        borderRadius: radius.round,
        backgroundColor: 'currentcolor',
      },
      '[data-remark] > &': {
        color: vars.color.muted,
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.1875rem',
      },
      '[data-unavailable] > &': { color: vars.color.muted, textDecoration: 'line-through' },
      '[data-disabled] > &': { color: vars.color.disabledText, fontWeight: weight.regular },
      '[data-selected] > &': {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: weight.semibold,
      },
      [`${rangeDay} > &`]: { maxInlineSize: 'none' },
      [between]: { backgroundColor: 'transparent', color: vars.color.accentText, fontWeight: weight.regular },
      '[data-invalid][data-selected] > &': {
        backgroundColor: vars.color.danger.solid,
        color: vars.color.danger.onSolid,
      },
      '[data-focus-visible] > &': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
    },
    '@media': {
      [media.coarse]: { maxInlineSize: 'none', blockSize: '2.75rem' },
      [media.forcedColors]: {
        selectors: {
          '[data-disabled] > &, [data-unavailable] > &': { color: 'GrayText' },
          '[data-selected] > &': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          [between]: { backgroundColor: 'transparent', color: 'HighlightText' },
          // Within the band of a range, all colours are set explicitly.
          '[data-focus-visible] > &': { outlineColor: 'CanvasText' },
        },
      },
    },
  },
])

export const reason = style({
  ...type.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  // Room for two lines, so that nothing moves when a reason appears.
  minBlockSize: '2.5rem',
  paddingInline: space[2],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '&[data-reason]': { color: vars.color.ink } },
})
export const reasonIcon = style({ flexShrink: 0, marginBlockStart: '0.1875rem' })

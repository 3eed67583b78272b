import { style, styleVariants } from '@vanilla-extract/css'
import { measure, radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Size of the square target area, for a mouse and for a finger. */
const target = { fine: '1.5rem', coarse: '2.75rem' } as const
/** Width of the visible half of a disc. */
const half = { fine: '0.875rem', coarse: '1.125rem' } as const

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: measure.form,
})

/** A long figure wraps to a line of its own. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
})
export const label = style({ flex: '1 1 8rem', minInlineSize: 0 })
export const value = style({
  ...type.body,
  ...tabular,
  marginInlineStart: 'auto',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  textAlign: 'end',
})

/**
 * The thumbs lie outside their values, so that both are visible and can be pressed when the values are equal. At the
 * edges they need this room.
 */
export const control = style({
  paddingInline: target.fine,
  '@media': { [media.coarse]: { paddingInline: target.coarse } },
})

export const track = style({
  position: 'relative',
  blockSize: vars.density.control,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.125rem)',
      // As far as a thumb reaches: no track is left beyond the last value.
      insetInline: `calc(-1 * ${half.fine})`,
      blockSize: '0.25rem',
      borderRadius: radius.round,
      backgroundColor: vars.color.control,
    },
    '&[data-disabled]::before': { backgroundColor: vars.color.hairline },
  },
  '@media': {
    [media.coarse]: { selectors: { '&::before': { insetInline: `calc(-1 * ${half.coarse})` } } },
    [media.forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
        '&[data-disabled]::before': { backgroundColor: 'GrayText' },
      },
    },
  },
})

/** Thicker than the track as well as coloured. React Aria sets its start and end. */
export const fill = style({
  insetBlockStart: 'calc(50% - 0.25rem)',
  maxBlockSize: '0.5rem',
  backgroundColor: vars.color.accent,
  selectors: { '&[data-disabled]': { backgroundColor: vars.color.disabledText } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      selectors: { '&[data-disabled]': { backgroundColor: 'GrayText' } },
    },
  },
})

export const mark = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: 0,
  blockSize: '0.3125rem',
  marginInlineStart: '-0.5px',
  borderInlineStart: `1px solid ${vars.color.control}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

/** The target is a square, in which only half a disc is visible: the straight side of each thumb is at its value. */
const thumbBase = style({
  insetBlockStart: '50%',
  inlineSize: target.fine,
  blockSize: target.fine,
  cursor: 'grab',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: half.fine,
      backgroundColor: vars.color.surface,
      border: `2px solid ${vars.color.accent}`,
      ...motion(['background-color']),
    },
    '&[data-hovered]::before': { backgroundColor: vars.color.accentSoft },
    '&[data-dragging]::before': { backgroundColor: vars.color.accent },
    '&[data-disabled]::before': {
      backgroundColor: vars.color.sunken,
      borderColor: vars.color.disabledText,
    },
    '&[data-focus-visible]::before': focusRing,
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
    [media.coarse]: {
      inlineSize: target.coarse,
      blockSize: target.coarse,
      selectors: { '&::before': { insetBlock: '0.375rem', inlineSize: half.coarse } },
    },
    [media.forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'ButtonFace', borderColor: 'ButtonText' },
        '&[data-dragging]::before': { backgroundColor: 'Highlight' },
        '&[data-disabled]::before': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
        '&[data-focus-visible]::before': { outlineColor: 'Highlight' },
      },
    },
  },
})
export const thumb = styleVariants({
  from: [
    thumbBase,
    {
      translate: '-50% 0',
      selectors: {
        '[dir="rtl"] &': { translate: '50% 0' },
        '&::before': {
          insetInlineEnd: 0,
          borderStartStartRadius: radius.round,
          borderEndStartRadius: radius.round,
        },
      },
    },
  ],
  to: [
    thumbBase,
    {
      translate: '50% 0',
      selectors: {
        '[dir="rtl"] &': { translate: '-50% 0' },
        '&::before': {
          insetInlineStart: 0,
          borderStartEndRadius: radius.round,
          borderEndEndRadius: radius.round,
        },
      },
    },
  ],
})

export const limits = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  ...type.small,
  ...tabular,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})

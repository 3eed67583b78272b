import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({ position: 'relative', minInlineSize: 0, inlineSize: '100%' })

const inOneRow = { display: 'flex', alignItems: 'center', gap: space[2] } as const
export const row = style(inOneRow)
/** Aligns the text of the first tool with the content above and below; its hover background extends beyond that. */
export const rowOfWords = style([
  row,
  {
    marginInlineStart: `calc(-1 * (${space[2]} + 1px))`,
    '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
  },
])

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minInlineSize: 0,
  selectors: {
    '& + &': { position: 'relative', paddingInlineStart: space[2] },
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: space[2],
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
  },
})

export const tool = style([
  motion(['background-color', 'border-color', 'color']),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    flex: 'none',
    minInlineSize: vars.density.control,
    minBlockSize: vars.density.control,
    maxInlineSize: '100%',
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    ...type.small,
    fontWeight: weight.medium,
    color: vars.color.ink,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover },
      '&[data-danger]': { color: vars.color.danger.text },
      '&[data-danger][data-hovered], &[data-danger][data-pressed]': {
        backgroundColor: vars.color.danger.surface,
      },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
      },
      '&[aria-disabled="true"]:not([data-pending])': {
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: vars.color.disabledText,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[data-selected]': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[aria-disabled="true"]:not([data-pending])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
])

/** Stays in the layout while pending. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  selectors: { '[data-pending] > &': { opacity: 0 } },
})

/** All items in one row, hidden and without causing scrolling. */
export const measureFrame = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
})
export const measure = style({ ...inOneRow, inlineSize: 'max-content' })
export const more = style({ flex: 'none', inlineSize: vars.density.control })

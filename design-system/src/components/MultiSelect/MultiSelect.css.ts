import { style } from '@vanilla-extract/css'
import { radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, focusRingInside, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Tags and the input share the box. Where there is no room, the input is on its own line. */
export const box = style({ position: 'relative', flexWrap: 'wrap', isolation: 'isolate' })
/** Keeps the button on the first line, whatever is below. */
export const boxWithButton = style({
  paddingInlineEnd: '2.5rem',
  '@media': { [media.coarse]: { paddingInlineEnd: '2.75rem' } },
})
export const button = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.density.control} - 2px)`,
})
export const input = style({
  flex: '1 1 5rem',
  inlineSize: 'auto',
  minBlockSize: `calc(${vars.density.control} - 2px)`,
})

/** The input fills the box behind the tags, so that a press beside them focuses it without it taking a line. */
export const inputBehind = style({ position: 'absolute', inset: 0 })

/** No box of its own, so that the input can sit beside the count of further tags where the tags fill the line. */
export const chosen = style({ display: 'contents' })
const inBox = {
  // In front of the input while it fills the box.
  position: 'relative',
  zIndex: 1,
  marginInline: space[1],
  marginBlock: '3px',
  maxInlineSize: `calc(100% - 2 * ${space[1]})`,
} as const
export const group = style({ ...inBox, minInlineSize: 0 })
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
  outline: 'none',
})

export const tag = style([
  motion(['background-color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: '1.75rem',
    paddingInlineStart: space[2],
    paddingInlineEnd: space[2],
    ...type.small,
    color: vars.color.ink,
    backgroundColor: vars.color.sunken,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: radius.small,
    cursor: 'default',
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '0' },
      '[data-disabled] &': { color: 'inherit' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
])
export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: `calc(-1 * ${space[1]})`,
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: '2px' })
export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  padding: 0,
  color: vars.color.muted,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover, color: vars.color.ink },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})
export const rest = style({
  ...inBox,
  minBlockSize: '1.75rem',
  paddingInline: space[2],
  ...type.small,
  color: vars.color.accentText,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': focusRingInside,
  },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})

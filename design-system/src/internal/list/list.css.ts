import { globalStyle, style } from '@vanilla-extract/css'
import { layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, focusRingInside, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The popover of a select or combo box: as wide as its field. */
export const popover = style([
  motion(['opacity']),
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'max(var(--trigger-width), 12rem)',
    maxInlineSize: 'calc(100vw - 1rem)',
    borderRadius: radius.control,
    zIndex: layer.popover,
    overflow: 'hidden',
    '@media': {
      [media.fullMotion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
    },
  },
])

// Focusing an option scrolls to it. If the page reserves space for a sticky bar, the page would scroll too, and React
// Aria closes a combo box when its page scrolls: the first arrow keys would only close and reopen it.
globalStyle(`:root:has(${popover})`, { scrollPaddingBlock: 0 })

export const list = style({
  flex: 1,
  minBlockSize: 0,
  margin: 0,
  padding: space[1],
  outline: 'none',
  overflowY: 'auto',
  // As many options as can be read at a glance; the popover itself is never taller than the window.
  maxBlockSize: '24rem',
})

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingInline: space[2],
  paddingBlock: `calc((${vars.density.control} - 1.5rem) / 2)`,
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...type.body,
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': focusRingInside,
    '&[data-selected]': { fontWeight: weight.semibold },
    '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const optionIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1.5rem',
  flexShrink: 0,
})
export const optionWords = style({ flex: 1, minInlineSize: 0 })
export const optionDescription = style({
  display: 'block',
  ...type.small,
  fontWeight: weight.regular,
  color: vars.color.muted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const check = style({
  flexShrink: 0,
  marginBlockStart: '0.25rem',
  color: vars.color.accentText,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})

export const sectionTitle = style({
  paddingInline: space[2],
  paddingBlock: `${space[2]} ${space[1]}`,
  ...type.caption,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

/** A line instead of the options, or below them: loading, no result, failed. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[3],
  ...type.small,
  color: vars.color.muted,
})
export const failed = style({ color: vars.color.danger.text })
/** Below the options, always visible. */
export const note = style({ borderBlockStart: `1px solid ${vars.color.hairline}` })

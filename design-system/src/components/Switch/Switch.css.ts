import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const track = style([
  motion(['background-color', 'border-color']),
  {
    flexShrink: 0,
    inlineSize: '2.5rem',
    blockSize: '1.5rem',
    padding: '3px',
    backgroundColor: vars.color.surface,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: radius.round,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.accent },
      '[data-selected] > &': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '[data-disabled] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.hairline },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'ButtonText',
        selectors: {
          '[data-selected] > &': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
        },
      },
    },
  },
])
export const thumb = style([
  motion(['translate', 'background-color'], 'normal'),
  {
    display: 'block',
    inlineSize: '0.9375rem',
    blockSize: '0.9375rem',
    borderRadius: radius.round,
    backgroundColor: vars.color.muted,
    selectors: {
      '[data-selected] > * > &': { translate: '1rem 0', backgroundColor: vars.color.onAccent },
      '[data-disabled] > * > &': { backgroundColor: vars.color.disabledText },
    },
    '@media': {
      [media.forcedColors]: {
        backgroundColor: 'ButtonText',
        selectors: {
          '[data-selected] > * > &': { backgroundColor: 'HighlightText' },
          '[data-disabled] > * > &': { backgroundColor: 'GrayText' },
        },
      },
    },
  },
])
export const beneath = style({ paddingInlineStart: '3.25rem', marginBlockStart: `calc(-1 * ${space[1]})` })

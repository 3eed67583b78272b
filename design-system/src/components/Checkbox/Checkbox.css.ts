import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const box = style([
  motion(['background-color', 'border-color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginBlockStart: '0.125rem',
    color: vars.color.onAccent,
    backgroundColor: vars.color.surface,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: radius.small,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.accent },
      '[data-selected] > &, [data-indeterminate] > &': {
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accent,
      },
      '[data-invalid] > &': { borderColor: vars.color.danger.text, borderWidth: '2px' },
      '[data-disabled] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.hairline },
      '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
        color: vars.color.disabledText,
      },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'ButtonText',
        color: 'HighlightText',
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
          },
          '[data-disabled] > &': { borderColor: 'GrayText' },
          '[data-disabled][data-selected] > &': { backgroundColor: 'Canvas', color: 'GrayText' },
        },
      },
    },
  },
])

export const beneath = style({ paddingInlineStart: '2rem', marginBlockStart: `calc(-1 * ${space[1]})` })

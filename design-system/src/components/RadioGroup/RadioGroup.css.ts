import { style } from '@vanilla-extract/css'
import { radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const options = style({ display: 'flex', flexDirection: 'column' })

/** Side by side, wrapping when they do not fit. */
export const inline = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] })

export const circle = style([
  motion(['border-color', 'border-width']),
  {
    flexShrink: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginBlockStart: '0.125rem',
    backgroundColor: vars.color.surface,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: radius.round,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.accent },
      '[data-invalid] > &': { borderColor: vars.color.danger.text, borderWidth: '2px' },
      '[data-selected] > &': { borderColor: vars.color.accent, borderWidth: '0.375rem' },
      '[data-disabled] > &': { borderColor: vars.color.hairline, backgroundColor: vars.color.sunken },
      '[data-disabled][data-selected] > &': { borderColor: vars.color.disabledText },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'ButtonText',
        selectors: {
          '[data-selected] > &': { borderColor: 'Highlight' },
          '[data-disabled] > &': { borderColor: 'GrayText' },
        },
      },
    },
  },
])
export const description = style({ display: 'block', ...type.small, color: vars.color.muted })

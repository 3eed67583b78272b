import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const toggle = style({
  selectors: {
    '&[data-selected]:not([data-disabled])': {
      backgroundColor: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentText,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
export const square = style({ inlineSize: vars.density.control, paddingInline: 0 })

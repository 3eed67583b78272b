import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Around the options, of which the selected one is raised. */
const edge = '2px'

export const views = style({
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: edge,
  backgroundColor: vars.color.sunken,
  borderRadius: radius.control,
})
const base = style([
  motion(['background-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    border: '1px solid transparent',
    borderRadius: `calc(${radius.control} - ${edge})`,
    backgroundColor: 'transparent',
    fontWeight: weight.medium,
    color: vars.color.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': {
        backgroundColor: vars.color.raised,
        borderColor: vars.color.control,
        color: vars.color.ink,
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
        },
      },
    },
  },
])
const coarse = { [media.coarse]: { minBlockSize: '2.75rem', paddingInline: space[3] } }
export const view = styleVariants({
  small: [
    base,
    {
      gap: space[1],
      minBlockSize: '1.75rem',
      paddingInline: space[2],
      ...type.small,
      '@media': coarse,
    },
  ],
  medium: [
    base,
    {
      gap: space[2],
      minBlockSize: `calc(${vars.density.control} - 2 * ${edge})`,
      paddingInline: space[3],
      ...type.body,
      '@media': coarse,
    },
  ],
})

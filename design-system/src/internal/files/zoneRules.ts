import type { ComplexStyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type } from '../../tokens/scale.ts'
import { focusRing, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The look of a drop zone. Spread into the styles of each component that has one, to avoid an extra style file. */
export const zoneRules: ComplexStyleRule = [
  motion(['border-color', 'background-color']),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: space[4],
    color: vars.color.muted,
    backgroundColor: vars.color.surface,
    border: `1px dashed ${vars.color.control}`,
    borderRadius: radius.control,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.ink,
      },
      '&[data-disabled]': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.hairline,
        color: vars.color.disabledText,
      },
      '[data-invalid] > &': { borderColor: vars.color.danger.text },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } },
      },
    },
  },
]

export const zoneWordsRules: ComplexStyleRule = { ...type.small, minInlineSize: 0 }

import { style } from '@vanilla-extract/css'
import { boxBase, boxDisabled, boxForced, boxTicked } from '../../internal/choice/boxLook.ts'
import { space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const box = style([
  motion(['background-color', 'border-color']),
  {
    ...boxBase,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    marginBlockStart: '0.125rem',
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.accent },
      '[data-selected] > &, [data-indeterminate] > &': boxTicked,
      '[data-invalid] > &': { borderColor: vars.color.danger.text, borderWidth: '2px' },
      '[data-disabled] > &': boxDisabled,
      '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
        color: vars.color.disabledText,
      },
      '[data-focus-visible] > &': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        ...boxForced.base,
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': boxForced.ticked,
          '[data-disabled] > &': { borderColor: boxForced.disabled.borderColor },
          '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': boxForced.disabled,
        },
      },
    },
  },
])

export const beneath = style({ paddingInlineStart: '2rem', marginBlockStart: `calc(-1 * ${space[1]})` })

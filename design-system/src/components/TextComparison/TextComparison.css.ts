import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { measure, radius } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const text = style({
  maxInlineSize: measure.prose,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

const changedBase = style({ borderRadius: radius.small, color: vars.color.ink })

/** Marked by more than the background: added text is underlined, removed text is struck through. */
export const changed = styleVariants({
  added: [
    changedBase,
    {
      backgroundColor: vars.color.success.surface,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  ],
  removed: [
    changedBase,
    {
      backgroundColor: vars.color.danger.surface,
      textDecoration: 'line-through',
      '@media': { [media.forcedColors]: { color: 'GrayText' } },
    },
  ],
})

export const said = style(visuallyHidden)

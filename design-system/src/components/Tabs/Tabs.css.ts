import { style } from '@vanilla-extract/css'
import { radius, space, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })

/** Scrolls horizontally if the tabs are wider than the screen. Also positions visually hidden content. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: '3px',
  // Only the panel is printed.
  '@media': { [media.print]: { display: 'none' } },
})

export const tab = style([
  motion(['color', 'border-color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    minBlockSize: vars.density.control,
    paddingInline: space[3],
    borderBlockEnd: '3px solid transparent',
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    color: vars.color.muted,
    fontWeight: weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': { color: vars.color.accentText, borderBlockEndColor: vars.color.accent },
      '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      // Forced-colours mode would draw a transparent border.
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
])

export const panel = style({ minInlineSize: 0 })

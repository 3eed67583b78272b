import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Below this width the presets are above the calendar instead of beside it. */
const narrow = '(max-width: 60rem)'

/** The two dates side by side, or stacked where there is no room. */
export const ends = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
})
export const end = style({ display: 'flex', flex: '0 1 auto', minInlineSize: 0 })
export const arrow = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.muted })

/** The presets beside the calendar, or in a row above it where there is no room. */
export const content = style({
  display: 'flex',
  gap: space[4],
  '@media': { [narrow]: { flexDirection: 'column', gap: space[2] } },
})
export const periods = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: '11rem',
  maxInlineSize: '15rem',
  paddingInlineEnd: space[3],
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [narrow]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: space[1],
      // Takes its width from the calendar below, however long the labels are.
      inlineSize: 0,
      minInlineSize: '100%',
      maxInlineSize: '100%',
      paddingInlineEnd: 0,
      paddingBlockEnd: space[2],
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
    },
  },
})

export const period = style([
  motion(['background-color', 'color']),
  {
    ...type.small,
    minBlockSize: '2.25rem',
    paddingInline: space[3],
    paddingBlock: space[1],
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: vars.color.ink,
    background: 'none',
    border: 0,
    borderRadius: radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover },
      '&[data-selected]': {
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        fontWeight: weight.semibold,
      },
      '&[data-focus-visible]': focusRingInside,
      '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      // In a row, borders make the presets recognizable as buttons.
      [narrow]: { border: `1px solid ${vars.color.hairline}` },
      [media.coarse]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
])

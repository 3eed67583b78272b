import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The box of a date: both the focused segment and the box around it are marked. */
export const box = style({
  selectors: {
    '&:has([data-type]:focus)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has([data-type]:focus)': { outlineColor: 'Highlight' } },
    },
  },
})

/** The anchor of the popover: the box without its border. */
export const group = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'stretch',
  minInlineSize: 0,
})

export const segments = style([
  tabular,
  {
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: `calc(${space[3]} - 1px)`,
    paddingBlock: space[1],
    cursor: 'text',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
])

export const segment = style({
  // A target of 24 px for each part (WCAG 2.5.8); the year is wider anyway.
  minInlineSize: '1.5rem',
  paddingInline: '2px',
  textAlign: 'center',
  borderRadius: radius.small,
  outline: 'none',
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    '&[data-placeholder]': { color: vars.color.muted },
    // "jj" is narrower than its target, which would leave a visible gap to the other parts.
    ':root:lang(fr) &[data-placeholder][data-type="day"]': { marginInline: '-3px' },
    '&[data-type="literal"]': { color: vars.color.muted, paddingInline: 0, minInlineSize: 0 },
    '&[data-focused]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
    '&[data-disabled]': { color: 'inherit' },
  },
  '@media': {
    [media.coarse]: {
      selectors: {
        // Equal padding around each part makes the date wider without pulling it apart.
        '&:not([data-type="literal"])': { minInlineSize: '2.75rem', padding: `${space[2]} ${space[3]}` },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

/** Clear and calendar buttons stay together at the end of the last line. */
export const buttons = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' })

import { style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const input = style([tabular])

export const country = style([
  motion(['background-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: space[1],
    flexShrink: 0,
    margin: '2px',
    paddingInline: `${space[2]} ${space[1]}`,
    font: 'inherit',
    color: vars.color.ink,
    background: 'none',
    border: 0,
    borderRadius: radius.small,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover },
      '&[data-focus-visible]': focusRingInside,
      '&[data-disabled]': { color: 'inherit', cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minInlineSize: '2.75rem' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
])
export const code = style([
  tabular,
  {
    color: vars.color.muted,
    whiteSpace: 'nowrap',
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
])
/** Separates the country from the number. */
export const line = style({
  alignSelf: 'stretch',
  flexShrink: 0,
  inlineSize: '1px',
  marginBlock: space[2],
  backgroundColor: vars.color.hairline,
})

export const popover = style({ inlineSize: '22rem' })
export const list = style({ padding: space[1], outline: 'none' })
export const name = style({ flex: 1, minInlineSize: 0 })

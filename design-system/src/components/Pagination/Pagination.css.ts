import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Wide enough for the page numbers. Narrower containers show the position in words instead. */
const roomy = '(min-width: 48rem)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  ...type.small,
  ...tabular,
  color: vars.color.muted,
})

export const range = style({ overflowWrap: 'anywhere' })

export const field = style({ display: 'flex', alignItems: 'center', gap: space[2] })
/** As wide as the largest page size. */
export const size = style({ minInlineSize: '5.5rem', whiteSpace: 'nowrap' })
export const jump = style({ inlineSize: '4.5rem' })

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  marginInlineStart: 'auto',
  '@container': {
    [`not ${roomy}`]: { inlineSize: '100%', justifyContent: 'space-between', columnGap: space[2] },
  },
})
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  minInlineSize: 0,
  // Aligns the arrows with the text above and below.
  marginInline: `calc(-1 * ${space[2]})`,
  '@container': { [roomy]: { marginInline: 0 } },
  '@media': { [media.tiny]: { marginInline: 0, justifyContent: 'center' } },
})

/** Shown only where there is room. */
export const wide = style({
  '@container': { [`not ${roomy}`]: { display: 'none' } },
})
/** Shown only where there is not. */
export const narrow = style({ '@container': { [roomy]: { display: 'none' } } })

export const position = style({ paddingInline: space[1], color: vars.color.ink, fontWeight: weight.medium })

export const gap = style({ inlineSize: '2rem', textAlign: 'center' })

export const target = style([
  motion(['background-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minInlineSize: '2.25rem',
    minBlockSize: '2.25rem',
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    ...type.small,
    ...tabular,
    fontWeight: weight.medium,
    color: vars.color.ink,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover },
      '&[aria-current]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accentText,
        fontWeight: weight.semibold,
      },
      '&[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        color: vars.color.disabledText,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.coarse]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' },
      [media.forcedColors]: {
        // Forced-colours mode would draw a transparent border.
        borderColor: 'ButtonFace',
        selectors: {
          '&[aria-current]': {
            borderColor: 'Highlight',
            outline: '1px solid Highlight',
            outlineOffset: '-2px',
          },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  },
])

/** Not a box of its own in the layout. */
export const words = style({ display: 'contents' })

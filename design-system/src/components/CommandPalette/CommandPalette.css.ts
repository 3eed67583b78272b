import { globalStyle, style } from '@vanilla-extract/css'
import * as fromTop from '../../internal/overlay/fromTop.css.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { largeText, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const scrim = style([
  fromTop.scrim,
  { '@media': { [media.small]: { padding: space[4], paddingBlockStart: 'min(12vh, 8rem)' } } },
])

export const panel = style([
  fromTop.panel,
  {
    '@media': {
      [media.small]: {
        maxInlineSize: '42rem',
        blockSize: 'auto',
        maxBlockSize: 'min(34rem, 100%)',
        borderRadius: radius.card,
      },
    },
  },
])

export const inner = style({ display: 'contents' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '3.5rem',
  // Aligns the content with that of the rows; the button has its own padding.
  paddingInline: `${space[5]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  color: vars.color.muted,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
    '&:has(> button:first-child)': { paddingInlineStart: space[3] },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:focus-within': { borderBlockEndColor: 'Highlight' } } },
  },
})

export const field = style({ flex: 1, minInlineSize: 0 })

/** No focus ring of its own: the surrounding bar, which contains nothing else, shows the focus. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  ...type.lead,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
})
globalStyle(`${input}:focus-visible`, { outline: 'none' })

export const page = style({
  flex: 'none',
  maxInlineSize: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: space[2],
  borderRadius: radius.small,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  ...type.small,
  fontWeight: weight.medium,
  selectors: { [largeText]: { whiteSpace: 'normal' } },
})

export const results = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  scrollPaddingBlock: space[8],
  ':focus': { outline: 'none' },
})

export const heading = style({
  paddingInline: space[3],
  paddingBlock: `${space[2]} ${space[1]}`,
  ...type.caption,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-focused]': { backgroundColor: vars.color.accentSoft },
    '&[data-focused]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: radius.round,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': {
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

export const icon = style({ display: 'inline-grid', placeItems: 'center', inlineSize: '2rem', flex: 'none' })
// If any row has an icon, the text of rows without one is indented to match.
globalStyle(`${results}:has(${icon}) ${item}:not(:has(${icon}))`, {
  paddingInlineStart: `calc(2 * ${space[3]} + 2rem)`,
})
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ display: 'block', fontWeight: weight.medium })
export const found = style({
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const subtitle = style({
  display: 'block',
  ...type.caption,
  color: vars.color.muted,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const after = style({
  flex: 'none',
  fontFamily: 'inherit',
  ...type.caption,
  color: vars.color.muted,
})

export const note = style({
  paddingInline: space[3],
  paddingBlock: space[6],
  textAlign: 'center',
  color: vars.color.muted,
  textWrap: 'balance',
})

export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingInline: space[5],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...type.small,
  color: vars.color.muted,
})
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.danger.text,
})

export const hints = style({
  display: 'none',
  '@media': {
    [media.medium]: {
      display: 'flex',
      gap: space[4],
      paddingInline: space[5],
      paddingBlock: space[2],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      ...type.caption,
      color: vars.color.muted,
    },
    [media.coarse]: { display: 'none' },
  },
})
export const hint = style({ display: 'inline-flex', alignItems: 'center' })
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.25rem',
  minBlockSize: '1.375rem',
  marginInlineEnd: space[1],
  paddingInline: '0.25rem',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.small,
  fontFamily: 'inherit',
  ...type.caption,
})
/** One arrow icon, rotated for each direction. */
export const up = style({ rotate: '90deg' })
export const down = style({ rotate: '-90deg' })

export const hidden = style(visuallyHidden)

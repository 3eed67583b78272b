import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { duration, easing, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, focusRingInside } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const fromAbove = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const popover = style([
  floating,
  {
    minInlineSize: 'min(12rem, calc(100vw - 1rem))',
    maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
    overflow: 'auto',
    borderRadius: radius.card,
    zIndex: layer.popover,
    animation: `${fromAbove} ${duration.fast} ${easing}`,
    selectors: { '&:focus': { outline: 'none' } },
  },
  { '@media': { [media.reducedMotion]: { animation: 'none' } } },
])

export const menu = style({
  padding: space[1],
  ':focus': { outline: 'none' },
})

export const section = style({
  selectors: {
    '& + &, [role^="menuitem"] + &': {
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
    },
  },
})

export const heading = style({
  paddingInline: space[3],
  paddingBlock: space[1],
  ...type.caption,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

export const headingTitle = style({
  display: 'block',
  ...type.body,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const headingDetail = style({
  display: 'block',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
})

export const item = style({
  display: 'flex',
  // Aligns the icon, tick and shortcut with the first line of the label.
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: '2.25rem',
  paddingInline: space[3],
  paddingBlock: '0.375rem',
  borderRadius: '6px',
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-open]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': focusRingInside,
    '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem', paddingBlock: '0.625rem' },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused], &[data-open]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const danger = style({
  color: vars.color.danger.text,
  selectors: { '&[data-focused]': { backgroundColor: vars.color.danger.surface } },
})

export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: type.body.lineHeight,
  flex: 'none',
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

// If any item has an icon, the labels of items without one are indented to match.
globalStyle(`[role="menu"]:has(${icon}) ${item}:not(:has(${icon})) ${words}`, {
  paddingInlineStart: `calc(1.25rem + ${space[3]})`,
})

export const description = style({ display: 'block', ...type.caption, color: vars.color.muted })

export const shortcut = style({
  flex: 'none',
  fontFamily: 'inherit',
  ...type.caption,
  lineHeight: type.body.lineHeight,
  color: vars.color.muted,
  '@media': { [media.coarse]: { display: 'none' } },
})

export const chevron = style({
  flex: 'none',
  marginBlockStart: '0.25rem',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

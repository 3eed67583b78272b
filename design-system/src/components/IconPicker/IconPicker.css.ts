import { style } from '@vanilla-extract/css'
import { layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { floating, media } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A window as low as at 400 % zoom: a search that stayed in sight would leave no room for the icons. */
const low = 'screen and (max-height: 30rem)'

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 1,
  minInlineSize: 0,
})
export const popover = style([
  floating,
  {
    zIndex: layer.popover,
    display: 'flex',
    inlineSize: '24rem',
    maxInlineSize: 'calc(100vw - 1rem)',
    borderRadius: radius.card,
    overflow: 'hidden',
  },
])
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  maxBlockSize: '24rem',
  // It scrolls as a whole, below its search, so that what scrolls holds what has the focus.
  overflowY: 'auto',
  scrollPaddingBlock: `7rem ${space[3]}`,
  '@media': { [low]: { scrollPaddingBlock: space[2] } },
})
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: space[3],
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [low]: { position: 'static' } },
})
export const searchLabel = style({
  display: 'block',
  marginBlockEnd: space[1],
  ...type.small,
  fontWeight: weight.semibold,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))',
  gap: space[1],
  padding: space[3],
  outline: 'none',
  selectors: { '&[data-empty]': { display: 'block', color: vars.color.muted } },
})
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  borderRadius: radius.control,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-selected]': {
      backgroundColor: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    },
    '&[data-focus-visible], &[data-focused]': {
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '2px solid CanvasText' },
        '&[data-focused]': { outline: '3px solid Highlight' },
      },
    },
  },
})

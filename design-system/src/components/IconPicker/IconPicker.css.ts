import { style } from '@vanilla-extract/css'
import { layer, radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  selectors: {
    '&[data-placeholder]': { color: vars.color.muted },
    '[data-disabled] > &': { color: 'inherit' },
  },
})
/** Shown in the menu's colour, and fainter while disabled. */
export const icon = style({
  display: 'inline-flex',
  selectors: { '[data-disabled] &': { opacity: 0.5 } },
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
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))',
  gap: space[1],
  padding: space[3],
  outline: 'none',
  selectors: { '&[data-empty]': { display: 'block', ...type.small, color: vars.color.muted } },
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

import { createVar, style } from '@vanilla-extract/css'
import { layer, radius, space, family } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, focusRingInside } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const input = style({ fontFamily: family.mono, maxInlineSize: '10rem' })

export const trigger = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  alignSelf: 'stretch',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': focusRingInside,
    // Only a disabled swatch is faded: a read-only one still shows its true colour.
    '[data-disabled] &': { opacity: 0.5 },
  },
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
})
/** The swatch before the input has its own spacing. */
export const hex = style({ paddingInlineStart: space[1] })
/** Without a valid colour, shows a struck-through square rather than a wrong colour. */
export const swatch = style({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  forcedColorAdjust: 'none',
})
export const popover = style([
  floating,
  { zIndex: layer.popover, borderRadius: radius.card, maxInlineSize: 'calc(100vw - 1rem)', overflow: 'auto' },
])
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  outline: 'none',
})
export const area = style({
  inlineSize: '15rem',
  blockSize: '10rem',
  borderRadius: radius.control,
  forcedColorAdjust: 'none',
})
export const slider = style({ inlineSize: '15rem' })
export const track = style({ blockSize: '1.5rem', borderRadius: radius.round, forcedColorAdjust: 'none' })
export const thumb = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `3px solid ${vars.color.raised}`,
  borderRadius: radius.round,
  boxShadow: `0 0 0 1px ${vars.color.ink}, inset 0 0 0 1px ${vars.color.ink}`,
  insetBlockStart: '50%',
  forcedColorAdjust: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' } },
})
/** Width of a swatch including the hit area around it. */
const place = createVar()
const inOneLine = `var(--swatches) * ${place}`
export const swatches = style({
  vars: { [place]: `calc(1.375rem + 8px + ${space[1]})` },
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  // One line, or two lines of equal length if that does not fit, so that no swatch is left alone on a line.
  inlineSize: `clamp((${inOneLine} + ${place}) / 2, (100% - ${inOneLine}) * 999, ${inOneLine})`,
  maxInlineSize: '100%',
  paddingBlockStart: space[1],
  // Aligns the swatches themselves, not their hit areas, with the field.
  marginInlineStart: '-4px',
  '@media': {
    [media.coarse]: { vars: { [place]: `calc(2.75rem + ${space[1]})` }, marginInlineStart: '-0.6875rem' },
  },
})
export const choice = style({
  padding: '4px',
  borderRadius: radius.control,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [media.coarse]: { padding: '0.6875rem' },
    [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
})

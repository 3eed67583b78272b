import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
/** Cards with pictures, side by side. */
export const wide = style([
  list,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    gap: space[4],
    alignItems: 'start',
  },
])
export const picture = style({ marginBlockEnd: space[3] })
export const card = style([
  frame,
  {
    padding: space[3],
    minInlineSize: 0,
    selectors: { '&:has([data-part="select-row"]:checked)': { backgroundColor: vars.color.accentSoft } },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has([data-part="select-row"]:checked)': { borderColor: 'Highlight' } },
      },
    },
  },
])
/** A row that does not match and is shown only for its descendants. */
export const aside = style([card, { color: vars.color.muted, backgroundColor: vars.color.sunken }])
/** The level of a card and the name of its parent. */
export const level = style({ ...type.caption, margin: 0, marginBlockEnd: space[1], color: vars.color.muted })
export const head = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.semibold,
})
export const details = style({ margin: 0, marginBlockStart: space[2] })
export const detail = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  paddingBlock: space[1],
  ...type.small,
})
export const term = style({
  flex: '0 1 8rem',
  minInlineSize: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const value = style({
  ...tabular,
  flex: '1 1 8rem',
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** The button that shows the remaining columns. Its hit area is as high as those of the other buttons. */
export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '2rem',
  marginInlineStart: `calc(-1 * ${space[1]})`,
  padding: `0 ${space[2]} 0 0`,
  ...type.small,
  color: vars.color.accentText,
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' },
  },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})
export const chevron = style([
  motion(['rotate']),
  {
    flex: 'none',
    selectors: {
      '[dir="rtl"] &': { rotate: '180deg' },
      '[aria-expanded="true"] > &': { rotate: '90deg' },
    },
  },
])
export const rest = style({ margin: 0 })
export const hidden = style(visuallyHidden)
export const more = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...type.small,
})
export const group = style({ paddingInline: space[3], paddingBlockStart: space[2] })
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: 0,
  ...type.small,
  color: vars.color.ink,
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' } },
})
export const count = style({ color: vars.color.muted })
/** A value with its edit button, which is aligned with the other buttons of the card. */
export const editable = style({ display: 'flex', alignItems: 'center', gap: space[1], cursor: 'pointer' })
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

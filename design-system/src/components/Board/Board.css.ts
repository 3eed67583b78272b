import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRing, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Measures the board itself, not the window: a panel may be open beside it. */
const besideEachOther = '(min-width: 36rem)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
export const board = style({
  // Keeps visually hidden text inside the scroll container.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@container': {
    [besideEachOther]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(12rem, 1fr)',
      alignItems: 'start',
      gap: space[3],
      overflowX: 'auto',
      // Room for the focus ring, which the scroll container would clip.
      padding: '3px',
    },
  },
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  padding: space[3],
  backgroundColor: vars.color.sunken,
  borderRadius: radius.card,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  ...type.small,
  fontWeight: weight.semibold,
  color: vars.color.ink,
})
export const count = style({ ...tabular, color: vars.color.muted, fontWeight: weight.regular })
export const empty = style({ margin: 0, ...type.small, color: vars.color.muted })
export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const card = style({
  // Positions the link's overlay, which makes the whole card clickable.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[3],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: vars.color.control },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } } },
  },
})
export const words = style({ color: vars.color.ink, fontWeight: weight.semibold, ...type.small })
export const title = style([
  words,
  {
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.control },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
    },
  },
])
export const line = style({ ...type.caption, color: vars.color.muted })
export const hidden = style(visuallyHidden)

/** Removable words in a row: the filters of a grid, the choices in facets. */
import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentText,
  borderRadius: radius.round,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
const chipPart = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  minInlineSize: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  ...type.small,
  borderRadius: radius.round,
} as const
const pressed = {
  ...chipPart,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' },
  },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
} as const
const words = {
  paddingInline: `${space[3]} ${space[1]}`,
  overflowWrap: 'anywhere',
  textAlign: 'start',
} as const
export const chipWords = style({ ...pressed, ...words })
/** Words that are not buttons themselves. */
export const chipText = style({ ...chipPart, ...words })
export const chipRemove = style({
  ...pressed,
  flex: 'none',
  justifyContent: 'center',
  inlineSize: '2rem',
  padding: 0,
  '@media': { [media.coarse]: { minBlockSize: '2.75rem', inlineSize: '2.75rem' } },
})

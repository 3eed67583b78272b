import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRingInside, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  overflowWrap: 'anywhere',
  // It receives the focus only after the focused element has been removed.
  outline: 'none',
})
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] })
export const words = style({ flex: '1 1 0', minInlineSize: 0 })
/** Aligns the cross itself, not its button frame, with the edge and the first line. */
export const close = style({ flex: 'none', marginBlockStart: '-6px', marginInlineEnd: '-6px' })
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  ...type.small,
  color: vars.color.muted,
})
export const title = style({
  fontFamily: family.serif,
  ...type.heading,
  fontWeight: weight.medium,
  textWrap: 'balance',
})
export const subtitle = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  ...type.small,
  fontWeight: weight.semibold,
})
export const muted = style({ ...type.small, color: vars.color.muted })
export const count = style({
  flex: 'none',
  ...type.small,
  ...tabular,
  fontWeight: weight.regular,
  color: vars.color.muted,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
})
export const more = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const legend = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
})
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space[2], ...type.small })
export const legendName = style({ flex: '1 1 0', minInlineSize: 0 })

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const linkList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  marginInline: `calc(-1 * ${space[2]})`,
  marginBlock: 0,
  padding: 0,
})
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.hover }, '&:focus-visible': focusRingInside },
})
export const linkWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  ...type.caption,
  color: vars.color.muted,
})
export const linked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  ...type.small,
  fontWeight: weight.medium,
})
export const linkedName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Stacked on narrow screens, with arrows pointing down; in a row where there is room. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  '@media': {
    [media.medium]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch', gap: space[2] },
  },
})

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [media.medium]: { flexDirection: 'row', alignItems: 'center', gap: space[2] } },
})

export const arrow = style({
  flex: 'none',
  marginInlineStart: space[3],
  color: vars.color.control,
  rotate: '90deg',
  '@media': { [media.medium]: { marginInlineStart: 0, rotate: 'none' } },
})

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '22rem',
  blockSize: '100%',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
  ...type.small,
})
/** The step that the others lead to. */
export const last = style([
  box,
  {
    borderColor: vars.color.accentText,
    backgroundColor: vars.color.accentSoft,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  },
])

export const kind = style({ color: vars.color.muted })
export const title = style({ fontWeight: weight.semibold })
export const link = style({
  minBlockSize: '1.5rem',
  borderRadius: radius.small,
  fontWeight: weight.semibold,
  color: vars.color.accentText,
  '@media': { [media.coarse]: { minBlockSize: '2.75rem', display: 'inline-flex', alignItems: 'center' } },
})
export const reason = style({ color: vars.color.ink })

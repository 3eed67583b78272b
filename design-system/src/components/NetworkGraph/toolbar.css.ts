import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const tools = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const search = style({
  flex: '1 1 14rem',
  maxInlineSize: '22rem',
  minInlineSize: 0,
})
export const count = style({ paddingInline: space[1], ...type.small, ...tabular, color: vars.color.muted })
export const end = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
})

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const kind = style([
  motion(['background-color', 'border-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: '2rem',
    maxInlineSize: '100%',
    paddingInline: space[3],
    border: `1px solid ${vars.color.control}`,
    borderRadius: radius.round,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    ...type.small,
    fontWeight: weight.medium,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.hover },
      // A dashed edge and struck-through text mark a hidden kind, not colour.
      '&:not([data-selected])': {
        borderStyle: 'dashed',
        backgroundColor: 'transparent',
        color: vars.color.muted,
      },
    },
    '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
  },
])
export const kindName = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: { [`${kind}:not([data-selected]) > &`]: { textDecoration: 'line-through' } },
})
export const kindCount = style({ ...tabular, color: vars.color.muted, fontWeight: weight.regular })

import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { family, measure, space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    paddingInline: space[4],
    textAlign: 'center',
  },
  variants: {
    size: {
      page: { minBlockSize: 'min(70vh, 36rem)', paddingBlock: space[12] },
      section: { paddingBlock: space[8] },
    },
  },
})

export const title = recipe({
  base: {
    fontFamily: family.serif,
    fontWeight: weight.medium,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: { size: { page: type.title, section: type.heading } },
})

export const text = style({
  maxInlineSize: measure.prose,
  color: vars.color.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})

export const details = style({
  ...type.small,
  color: vars.color.muted,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const summary = style({
  cursor: 'pointer',
  paddingBlock: space[1],
  color: vars.color.accentText,
  fontWeight: weight.medium,
})

import { style } from '@vanilla-extract/css'
import { measure, radius, space, type } from './scale.ts'
import { tabular } from './styles.ts'
import { vars } from './vars.css.ts'

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space[4],
  padding: 0,
})
export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
})
export const sample = style({ fontSize: type.title.fontSize, lineHeight: type.title.lineHeight })
export const figures = style([tabular, { ...type.small }])
export const bar = style({
  blockSize: space[4],
  borderRadius: radius.small,
  backgroundColor: vars.color.accent,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const list = style({ padding: 0, maxInlineSize: measure.page })
export const note = style({ color: vars.color.muted, maxInlineSize: measure.sentence })
export const control = style({
  blockSize: vars.density.control,
  backgroundColor: vars.color.accentSoft,
  borderRadius: radius.control,
})

import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const base = style({
  display: 'flex',
  gap: space[3],
  maxInlineSize: '40rem',
  padding: space[4],
  borderRadius: radius.card,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  overflowWrap: 'anywhere',
})
export const box = styleVariants({
  error: [base, { backgroundColor: vars.color.danger.surface, borderColor: vars.color.danger.border }],
  warning: [base, { backgroundColor: vars.color.warning.surface, borderColor: vars.color.warning.border }],
})
export const icon = styleVariants({
  error: [{ flexShrink: 0, marginBlockStart: '0.125rem', color: vars.color.danger.text }],
  warning: [{ flexShrink: 0, marginBlockStart: '0.125rem', color: vars.color.warning.text }],
})
export const content = style({ flex: 1, minInlineSize: 0 })
export const title = style({ ...type.body, fontWeight: weight.bold })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
})
export const link = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { [media.coarse]: { paddingBlock: '0.625rem' }, [media.forcedColors]: { color: 'LinkText' } },
})

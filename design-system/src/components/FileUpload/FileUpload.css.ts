import { style } from '@vanilla-extract/css'
import { zoneRules, zoneWordsRules } from '../../internal/files/zoneRules.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const zone = style(zoneRules)
export const zoneWords = style(zoneWordsRules)

export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  marginBlock: space[2],
})
export const list = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space[1],
  padding: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface,
  selectors: { '&:empty': { display: 'none' } },
})
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingInline: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const icon = style({
  flexShrink: 0,
  marginBlockStart: '0.3125rem',
  color: vars.color.muted,
})
export const about = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
})
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere', minInlineSize: 0 })
export const folder = style({ fontWeight: weight.regular, color: vars.color.muted })
export const more = style({ ...type.small, color: vars.color.muted, marginBlockStart: space[1] })
export const status = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    ...type.small,
    color: vars.color.muted,
  },
])
export const reason = style({ ...type.small, color: vars.color.ink, overflowWrap: 'anywhere' })
export const choice = style({ paddingBlockStart: space[1] })
export const actions = style({ display: 'flex', flexShrink: 0, marginInlineEnd: `calc(-1 * ${space[1]})` })
export const progress = style({ paddingBlock: space[1] })

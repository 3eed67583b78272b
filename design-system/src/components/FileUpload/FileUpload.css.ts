import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const zone = style([
  motion(['border-color', 'background-color']),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: space[4],
    color: vars.color.muted,
    backgroundColor: vars.color.surface,
    border: `1px dashed ${vars.color.control}`,
    borderRadius: radius.control,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.ink,
      },
      '&[data-disabled]': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.hairline,
        color: vars.color.disabledText,
      },
      '[data-invalid] > &': { borderColor: vars.color.danger.text },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[data-drop-target]': { outline: '2px solid Highlight' } },
      },
    },
  },
])
export const zoneWords = style({ ...type.small, minInlineSize: 0 })

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
export const actions = style({ display: 'flex', flexShrink: 0, marginInlineEnd: `calc(-1 * ${space[1]})` })
export const progress = style({ paddingBlock: space[1] })

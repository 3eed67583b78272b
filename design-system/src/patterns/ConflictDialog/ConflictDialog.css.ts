import { style } from '@vanilla-extract/css'
import { breakpoint, space, type, weight } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const narrow = `screen and (max-width: ${breakpoint.small})`

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })
export const head = style({
  ...type.small,
  fontWeight: weight.semibold,
  color: vars.color.muted,
  textAlign: 'start',
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  '@media': { [narrow]: visuallyHidden },
})
export const row = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  verticalAlign: 'top',
  '@media': { [narrow]: { display: 'block', paddingBlock: space[2] } },
})
export const cell = style({
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '@media': { [narrow]: { display: 'block', paddingBlock: space[1] } },
})
export const name = style([cell, { fontWeight: weight.semibold, textAlign: 'start' }])
/** On a phone, each value says which version it belongs to. */
export const version = style({
  display: 'none',
  ...type.caption,
  color: vars.color.muted,
  '@media': { [narrow]: { display: 'block' } },
})
export const empty = style({ color: vars.color.muted, fontStyle: 'italic' })

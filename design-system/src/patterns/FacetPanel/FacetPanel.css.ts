import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Width of the pattern itself, not of the window, because there may be a sidebar. */
const sideBySide = '(min-width: 52rem)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@container': { [sideBySide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[8] } },
})
/** Beside the content; without room, the facets are only in the drawer. */
export const side = style({
  display: 'none',
  '@container': { [sideBySide]: { display: 'block' } },
})
export const opener = style({
  '@container': { [sideBySide]: { display: 'none' } },
})
export const main = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
/** Takes up no room while nothing is chosen. */
export const chosen = style({ selectors: { '&:empty': { display: 'none' } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '2rem',
})
export const title = style({ margin: 0, ...type.body, fontWeight: weight.semibold })
export const groups = style({ display: 'flex', flexDirection: 'column' })
export const group = style({
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})
export const groupTitle = style({ margin: 0, ...type.small, fontWeight: weight.semibold })
export const values = style({ listStyle: 'none', margin: 0, marginBlockStart: space[1], padding: 0 })
export const value = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  ...type.small,
})
export const words = style({ ...type.small })
/** Aligned with the first line of its label, which is in a checkbox row. */
export const count = style({
  ...tabular,
  ...type.caption,
  lineHeight: type.body.lineHeight,
  paddingBlockStart: space[1],
  color: vars.color.muted,
})
export const more = style({ marginInlineStart: `calc(-1 * ${space[3]})` })
export const hidden = style(visuallyHidden)

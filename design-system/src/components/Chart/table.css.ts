import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  // Also contains the visually hidden text.
  position: 'relative',
  overflowX: 'auto',
  selectors: { '&:focus-visible': focusRingInside },
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...type.small })
/** Visually hidden, because the title of the figure says the same. */
export const caption = style(visuallyHidden)
export const hidden = style(visuallyHidden)

const cell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
})
const figures = style({ ...tabular, textAlign: 'end' })

/** Wide enough for most words, as the table can scroll; longer words break. */
const names = { overflowWrap: 'anywhere', minInlineSize: '5.5rem' } as const

export const head = style([
  cell,
  { fontWeight: weight.semibold, color: vars.color.muted, borderBlockEndColor: vars.color.control },
])
export const figureHead = style([head, names, { textAlign: 'end' }])
export const rowHead = style([cell, tabular, names, { fontWeight: weight.medium }])
export const figure = style([cell, figures, { whiteSpace: 'nowrap' }])
/** Set apart from the rows that it adds up. */
export const total = style({
  fontWeight: weight.semibold,
  borderBlockStart: `1px solid ${vars.color.control}`,
})
export const more = style({ marginBlockStart: space[3], '@media': { [media.print]: { display: 'none' } } })

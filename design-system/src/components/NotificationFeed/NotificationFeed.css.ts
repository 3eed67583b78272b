import { style } from '@vanilla-extract/css'
import { measure, space, type, weight } from '../../tokens/scale.ts'
import { focusRing, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** As wide as a comfortable line length. */
export const feed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: measure.page,
  minInlineSize: 0,
})
/** Holds announcements, and takes up room only when there is one. */
export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  ...type.small,
  fontWeight: weight.semibold,
  selectors: { '&:empty': { display: 'none' } },
})
export const day = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const dayTitle = style({
  ...type.heading,
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
  // French day names start with a lower-case letter, but a title needs a capital.
  '::first-letter': { textTransform: 'uppercase' },
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  // An entry is focused by script only, when the reader is led to it.
  selectors: { '&:focus-visible': focusRing },
})
export const foot = style({ display: 'flex', paddingBlockStart: space[1] })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
})
export const shown = style({ ...type.caption, ...tabular, color: vars.color.muted })

import { style } from '@vanilla-extract/css'
import { breakpoint, family, measure, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A phone shows half of the rows at first, so that the content below is in view. */
const phone = `screen and (max-width: ${breakpoint.small})`

/** Its own width decides the layout of the rows: stacked beside the page, in two columns above it. */
export const work = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const heading = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })

export const title = style({
  ...type.heading,
  fontFamily: family.serif,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [`(min-width: ${measure.form})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const row = style([
  motion(['background-color']),
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    selectors: { '&:has(a[href]:hover)': { backgroundColor: vars.color.hover } },
  },
])

export const beyondFew = style({ '@media': { [phone]: { display: 'none' } } })

/** As tall as a row that is overdue. */
export const awaitedRow = style({ '@media': { [phone]: { minBlockSize: '8rem' } } })

export const kind = style({ ...type.caption, color: vars.color.muted, overflowWrap: 'anywhere' })

export const name = style({ ...type.body, fontWeight: weight.semibold, minInlineSize: 0 })

/** The whole row is the link's target. */
export const link = style({
  selectors: { '&:focus-visible': focusRing },
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
})

export const facts = style({ display: 'flex', flexDirection: 'column', ...type.small, minInlineSize: 0 })

export const detail = style({ color: vars.color.ink, overflowWrap: 'anywhere' })

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  color: vars.color.muted,
})

export const since = style({ color: vars.color.muted })

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.muted,
})

export const doneIcon = style({ flex: 'none', color: vars.color.success.text })
export const failedIcon = style({ flex: 'none', color: vars.color.danger.text })

export const more = style({ margin: 0, ...type.small, color: vars.color.muted })

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const page = style({
  selectors: { '&:focus-visible': focusRing },
  display: 'inline-block',
  paddingBlock: space[1],
  ...type.small,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  '@media': { [media.coarse]: { paddingBlock: space[3] } },
})

export const foot = style({
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})

/** Hidden where all rows are shown. */
export const footOfFew = style({
  display: 'none',
  '@media': { [phone]: { display: 'block' } },
})

export const awaitedFoot = style({
  display: 'none',
  '@media': { [phone]: { display: 'block', minBlockSize: '3.25rem' } },
})

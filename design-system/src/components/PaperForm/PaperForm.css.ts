import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { space, type, weight } from '../../tokens/scale.ts'
import { focusRingInside, tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
})
export const tools = style({ '@media': { [media.print]: { display: 'none' } } })
export const sheet = style({
  minInlineSize: 0,
  '@media': { [media.print]: { selectors: { '& + &': { breakBefore: 'page' } } } },
})
export const note = style({ paddingBlockEnd: space[4] })
export const frame = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': focusRingInside },
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...type.small,
  '@media': { [media.print]: type.caption },
})
export const title = style({
  paddingBlock: space[2],
  textAlign: 'start',
  ...type.lead,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

const cell = style([
  tabular,
  {
    padding: space[2],
    border: `1px solid ${vars.color.control}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'break-word',
  },
])
export const head = style([cell, { fontWeight: weight.semibold }])
/** As wide as a handwritten number. */
export const blankHead = style([head, { minInlineSize: '6.5rem' }])
/** Keeps a short code on one line. */
export const name = style([cell, { minInlineSize: '5.5rem', fontWeight: weight.medium }])
export const words = style([cell, { minInlineSize: '4rem' }])
/** As tall as a line of handwriting. */
export const blank = style([cell, { blockSize: space[8] }])
export const row = style({ breakInside: 'avoid' })
/** Never left alone at the foot of a page. */
export const spareTitle = style({ breakInside: 'avoid', breakAfter: 'avoid' })

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: space[6],
  paddingBlockStart: space[4],
  breakInside: 'avoid',
})
export const line = style({
  ...type.small,
  color: vars.color.muted,
  // Room to write, above the line.
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${vars.color.control}`,
})

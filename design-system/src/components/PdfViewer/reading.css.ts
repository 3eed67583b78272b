/** The document as running text. */
import { style } from '@vanilla-extract/css'
import { family, measure, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const area = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[4],
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
  '@container': { '(min-width: 40rem)': { padding: space[6] } },
})
export const parts = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const page = style({
  maxInlineSize: measure.prose,
  marginInline: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: space[8] } },
})
/** Reserves some space for a page that is not loaded yet. */
export const waiting = style({ minBlockSize: '60vh', color: vars.color.muted })
export const pageTitle = style({
  ...type.small,
  fontWeight: weight.semibold,
  color: vars.color.muted,
  paddingBlockEnd: space[1],
  marginBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const heading = style({ ...type.heading, fontFamily: family.serif, fontWeight: weight.medium })
export const subheading = style({ ...type.lead, fontFamily: family.serif, fontWeight: weight.semibold })
export const list = style({
  paddingInlineStart: space[6],
  // Overrides the rule that removes bullets from lists with a class.
  selectors: { '&&': { listStyle: 'disc' } },
})
export const scroller = style({ overflowX: 'auto' })
export const table = style({ borderCollapse: 'collapse' })
export const cell = style({
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const figure = style({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  color: vars.color.muted,
})
export const note = style({ color: vars.color.muted })
export const part = style({ ...type.small, fontWeight: weight.semibold })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
})
export const link = style({ color: vars.color.accentText, cursor: 'pointer', textDecoration: 'underline' })
/** Wraps text in which only the current match is highlighted. */
export const oneMarked = style({})
const unmarked = { backgroundColor: 'transparent', color: 'inherit', outline: 'none' }
export const mark = style({
  backgroundColor: vars.color.warning.surface,
  color: vars.color.ink,
  outline: `1px solid ${vars.color.warning.border}`,
  selectors: {
    '&[data-shown]': { outline: `3px solid ${vars.color.ink}` },
    [`${oneMarked} &:not([data-shown])`]: unmarked,
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'Mark',
      color: 'MarkText',
      selectors: {
        '&[data-shown]': { outlineColor: 'Highlight' },
        [`${oneMarked} &:not([data-shown])`]: unmarked,
      },
    },
  },
})

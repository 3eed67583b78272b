import { style, type StyleRule } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRing, focusRingInside, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const hairline = `1px solid ${vars.color.hairline}`
/** Width below which a stacked table shows each row as name and value pairs. */
const stacked = '(max-width: 30rem)'

export const root = style({
  // The layout depends on its own width: it is also used in drawers.
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.print]: { containerType: 'normal' } },
})
export const frame = style({
  // Also positions the visually hidden content.
  position: 'relative',
  overflowX: 'auto',
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { overflow: 'visible', border: 'none' } },
})
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...type.small,
  color: vars.color.ink,
})
export const caption = style({
  padding: `${space[3]} ${space[4]}`,
  ...type.body,
  fontWeight: weight.semibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { paddingInline: 0 } },
})
export const hidden = style(visuallyHidden)

/** On a table that is stacked when there is no room for columns. */
export const stack = style({})
const narrow = (rule: StyleRule) => ({ '@container': { [stacked]: { selectors: { [`${stack} &`]: rule } } } })

export const head = style({
  '@media': { [media.print]: { display: 'table-header-group' } },
})
export const row = style({ breakInside: 'avoid' })
const cell = style({
  paddingBlock: space[2],
  paddingInline: space[2],
  borderBlockStart: hairline,
  fontWeight: weight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
  },
})
export const words = style([cell, { minInlineSize: '7rem' }])
const figures = style([tabular, { whiteSpace: 'nowrap', overflowWrap: 'normal' }])
export const number = style([cell, figures, { textAlign: 'end' }])
export const date = style([cell, figures])
export const name = style([words, { fontWeight: weight.semibold }])
const title = { fontWeight: weight.semibold, color: vars.color.muted, verticalAlign: 'bottom' } as const
export const titleWords = style([words, title])
export const titleNumber = style([cell, title, { textAlign: 'end' }])
const summed = { fontWeight: weight.semibold, borderBlockStart: `1px solid ${vars.color.ink}` } as const
export const total = style([words, summed])
export const totalDate = style([date, summed])
export const totalNumber = style([number, summed])
export const kind = style({ ...type.caption, fontWeight: weight.regular, color: vars.color.muted })
export const empty = style([cell, { color: vars.color.muted, paddingBlock: space[4] }])

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '1.75rem',
  padding: `0 ${space[1]}`,
  marginInline: `calc(-1 * ${space[1]})`,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, backgroundColor: vars.color.hover },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem' },
    [media.print]: { marginInline: 0, padding: 0 },
  },
})
export const mark = style({ flex: 'none', color: vars.color.accentText })
/** Reserves its space, so that nothing moves when a column is sorted. */
export const noMark = style([
  mark,
  { visibility: 'hidden', '@media': { [media.print]: { display: 'none' } } },
])

export const link = style({
  color: vars.color.accentText,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  outline: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { [media.forcedColors]: { color: 'LinkText' }, [media.print]: { color: 'inherit' } },
})

/** The column title before each value, when the header is not above. */
export const label = style({
  display: 'none',
  color: vars.color.muted,
  fontWeight: weight.regular,
  ...narrow({ display: 'block' }),
})
/**
 * The parts of a stacked table. Their roles are set explicitly, because some browsers drop them when `display` changes.
 */
export const part = style(narrow({ display: 'block' }))
export const stackedHead = style(narrow(visuallyHidden))
export const stackedSorts = style(
  narrow({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[4],
  }),
)
export const stackedSort = style(narrow({ display: 'block', minInlineSize: 0, padding: 0, border: 'none' }))
export const stackedRow = style(
  narrow({ display: 'block', paddingBlock: space[2], borderBlockStart: hairline }),
)
export const stackedCell = style(
  narrow({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    minInlineSize: 0,
    paddingBlock: space[1],
    paddingInline: space[4],
    border: 'none',
    textAlign: 'end',
  }),
)

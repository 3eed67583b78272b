import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Width of the view itself, not of the window, because there may be a sidebar. */
const sideBySide = '(min-width: 54rem)'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })

const columns = {
  half: 'minmax(24rem, 9fr) minmax(0, 11fr)',
  narrow: 'minmax(19rem, 1fr) minmax(0, 3fr)',
}

export const parts = styleVariants(columns, gridTemplateColumns => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@container': { [sideBySide]: { gridTemplateColumns, gap: space[6] } },
}))

export const list = style({ minInlineSize: 0 })
export const main = style({
  minInlineSize: 0,
  scrollMarginBlockStart: '5rem',
  // The focus line follows the corners of the card inside.
  borderRadius: radius.card,
  // It receives the focus only to mark the reader's place, and a ring would surround half the page.
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: 'none', boxShadow: `0 -2px 0 0 ${vars.color.accent}` },
})

import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** From this width of the view itself, not of the window: a sidebar may stand beside it. */
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
  // The line of the focus follows the corners of the card that is shown here.
  borderRadius: radius.card,
  // It takes the focus only to say where the reader is; the ring would go around half a page.
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: 'none', boxShadow: `0 -2px 0 0 ${vars.color.accent}` },
})

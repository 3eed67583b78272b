import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A window as low as at 400 % zoom: a search that stayed in sight would leave no room for what it finds. */
const low = 'screen and (max-height: 30rem)'

/** What opens below a field, with a search above what there is to choose from. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '24rem',
  outline: 'none',
  // It scrolls as a whole, below its search, so that what scrolls holds what has the focus.
  overflowY: 'auto',
  scrollPaddingBlock: `7rem ${space[3]}`,
  '@media': { [low]: { scrollPaddingBlock: space[2] } },
})
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: space[3],
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [low]: { position: 'static' } },
})
export const label = style({
  display: 'block',
  marginBlockEnd: space[1],
  ...type.small,
  fontWeight: weight.semibold,
})

import { style } from '@vanilla-extract/css'
import { space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A window as low as at 400 % zoom: a fixed search would leave no room for its results. */
const low = 'screen and (max-height: 30rem)'

/** A popover below a field, with a search above the options. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '24rem',
  outline: 'none',
  // The whole popover scrolls below its search, so that the scroll container includes the focused element.
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

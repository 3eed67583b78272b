import { globalStyle, style } from '@vanilla-extract/css'
import { anchored } from '../../internal/overlay/anchored.css.ts'
import { breakpoint, family, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { floating, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const small = `screen and (max-width: ${breakpoint.small})`

export const bell = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  flex: 'none',
  // What says that nothing came spans the window there, and not what is left of it before the bell.
  '@media': { [small]: { position: 'static' } },
})
/** On the bell's shoulder, and yet with room of its own: "99+" lies neither over what follows nor over the page's edge. */
export const count = style({
  position: 'relative',
  display: 'inline-flex',
  insetBlockStart: '1px',
  marginInlineStart: '-1.125rem',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
// Lower than a badge in a line, and set off from the bell, which stays a bell with "99+" as well.
globalStyle(`span${count} > *`, {
  minInlineSize: '1.125rem',
  minBlockSize: '1.125rem',
  paddingInline: space[1],
  lineHeight: '1.125rem',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})
export const hidden = style(visuallyHidden)

/** Below the bell, as the panel would be; plain, because what floats could not be loaded. */
export const failed = style([
  floating,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space[2]})`,
    insetInlineEnd: 0,
    zIndex: layer.popover,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    inlineSize: 'min(18rem, calc(100vw - 1rem))',
    padding: space[4],
    borderRadius: radius.card,
    ...type.small,
    '@media': {
      [small]: {
        insetBlockStart: 'auto',
        insetInline: space[2],
        marginBlockStart: `calc(2.75rem + ${space[2]})`,
        inlineSize: 'auto',
      },
    },
  },
])

export const popover = style([
  anchored,
  { display: 'flex', inlineSize: 'min(27rem, calc(100vw - 1rem))', overflow: 'hidden' },
])
/** What stays keeps its height; where the window is too low for that, all of it scrolls. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '100%',
  overflowY: 'auto',
  outline: 'none',
})
/** Not higher than is comfortable, however many there are. */
export const inPopover = style({ maxBlockSize: 'min(44rem, 100%)' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  flex: 'none',
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: `${space[4]} ${space[3]}`,
})
export const title = style({
  fontFamily: family.serif,
  ...type.lead,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

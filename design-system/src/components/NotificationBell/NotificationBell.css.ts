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
  // In a narrow window the error message spans the window, not just the space left of the bell.
  '@media': { [small]: { position: 'static' } },
})
/**
 * Overlaps the bell's shoulder, but takes up its own width, so that "99+" covers neither the next element nor the edge
 * of the page.
 */
export const count = style({
  position: 'relative',
  display: 'inline-flex',
  insetBlockStart: '1px',
  marginInlineStart: '-1.125rem',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
// Smaller than an inline badge and outlined, so that the bell is still recognisable behind "99+".
globalStyle(`span${count} > *`, {
  minInlineSize: '1.125rem',
  minBlockSize: '1.125rem',
  paddingInline: space[1],
  lineHeight: '1.125rem',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
})
export const hidden = style(visuallyHidden)

/** Below the bell, where the panel would be. Plain styling, because the floating panel could not be loaded. */
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
/** The fixed parts keep their height. If the window is too low for them, everything scrolls. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '100%',
  overflowY: 'auto',
  outline: 'none',
})
/** No taller than is comfortable, however many notifications there are. */
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

import { style } from '@vanilla-extract/css'
import { radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { leastRoom } from './row.css.ts'

export const place = style({
  position: 'relative',
  display: 'block',
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [leastRoom]: { flex: '1 0 100%', order: 1 } },
})
export const input = style({
  ...type.body,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  blockSize: '2rem',
  // Keeps the text where the name was.
  paddingInline: `calc(${space[2]} - 1px)`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.small,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '0' },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
  },
  '@container': { '(max-width: 30rem)': { marginInlineStart: 0 } },
  '@media': {
    [media.coarse]: { blockSize: '2.5rem' },
    [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
})
/** Overlays the rows below without moving them. */
export const message = style([
  floating,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space[1]})`,
    insetInlineStart: `calc(-1 * ${space[2]})`,
    maxInlineSize: 'min(26rem, 100%)',
    scrollMarginBlockEnd: space[2],
    paddingInline: space[2],
    paddingBlock: space[1],
    borderRadius: radius.control,
    zIndex: 1,
  },
])
export const hidden = style(visuallyHidden)

import { style } from '@vanilla-extract/css'
import { layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** So low that the fixed parts would leave no room for the scrolling part. Then everything scrolls. */
const low = '(max-height: 30rem)'

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [low]: { minBlockSize: 'auto' } },
})
export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [low]: { minBlockSize: 'auto' } },
})
export const tabList = style({ flex: 'none', paddingInline: space[2] })
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  flex: 'none',
  paddingBlock: space[1],
  paddingInline: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const readAll = style({ marginInlineEnd: 'auto' })
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  flex: 'none',
  padding: space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})

export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [low]: { minBlockSize: 'auto', overflowY: 'visible' } },
})

/** Above the list rather than in it, so that nothing moves when it appears. */
export const arrived = style({
  position: 'sticky',
  insetBlockStart: space[2],
  zIndex: layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
})
export const arrivedButton = style([
  floating,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    blockSize: '2rem',
    paddingInline: space[3],
    border: 0,
    borderRadius: radius.round,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    ...type.small,
    fontWeight: weight.semibold,
    ...tabular,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.accentHover } },
    '@media': { [media.coarse]: { blockSize: '2.75rem' } },
  },
])

export const older = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const shown = style({ ...type.caption, ...tabular, color: vars.color.muted })

export const undo = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[3]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.sunken,
  ...type.small,
})
export const undoWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[2],
  flex: 'none',
  padding: space[1],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const hidden = style(visuallyHidden)

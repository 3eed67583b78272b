import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type } from '../../tokens/scale.ts'
import { focusRing, focusRingInside, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { sideBySide } from './NetworkGraph.css.ts'

export const outer = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
})

/** What has the focus. Its ring goes around the node where the keys are, and around itself. */
export const frame = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  outline: 'none',
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': focusRingInside },
  '@container': { [sideBySide]: { borderStartEndRadius: 0 } },
})
/** A finger scrolls the page over it, until it has the focus. */
export const canvas = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  touchAction: 'pan-x pan-y',
  selectors: { ':focus > &': { touchAction: 'none' } },
  // A page has other proportions than the window, and nobody draws again for it.
  '@media': { [media.print]: { objectFit: 'contain' } },
})
export const ring = style({
  ...focusRing,
  position: 'absolute',
  // Not the start of the line: the canvas counts from the left in every script.
  left: 0,
  top: 0,
  borderRadius: radius.round,
  pointerEvents: 'none',
})

/** Below the graph and never over it: nothing may hide the node where the keys are. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[1],
  paddingInlineStart: space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tiny]: { flexWrap: 'wrap' }, [media.print]: { display: 'none' } },
})
export const zoom = style({
  display: 'flex',
  flex: 'none',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.tiny]: { flexWrap: 'wrap', maxInlineSize: '100%' } },
})
/** Seen while the keys are in the graph. */
export const keys = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...type.caption,
  color: vars.color.muted,
  visibility: 'hidden',
  selectors: { ':focus-visible + * > &': { visibility: 'visible' } },
  '@media': { [media.coarse]: { display: 'none' } },
})
/** Read before the graph, which the eye sees. */
export const hidden = style(visuallyHidden)

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

/** The element with the focus. The focus ring is drawn around the current node as well as around the frame. */
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
/** A finger scrolls the page until the graph has the focus. */
export const canvas = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  touchAction: 'pan-x pan-y',
  selectors: { ':focus > &': { touchAction: 'none' } },
  // A page has different proportions from the window, and nothing redraws the canvas for print.
  '@media': { [media.print]: { objectFit: 'contain' } },
})
export const ring = style({
  ...focusRing,
  position: 'absolute',
  // Not `inset-inline-start`: canvas coordinates start at the left in every script.
  left: 0,
  top: 0,
  borderRadius: radius.round,
  pointerEvents: 'none',
})

/** Below the graph and never over it: nothing may hide the focused node. */
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
/** Visible while the graph has the keyboard focus. */
export const keys = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...type.caption,
  color: vars.color.muted,
  visibility: 'hidden',
  selectors: { ':focus-visible + * > &': { visibility: 'visible' } },
  '@media': { [media.coarse]: { display: 'none' } },
})
/** Read by screen readers before the graph, which sighted readers see. */
export const hidden = style(visuallyHidden)

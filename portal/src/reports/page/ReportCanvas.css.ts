import { breakpoint, family, space, type, weight } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { createVar, style } from '@vanilla-extract/css'

export const columns = createVar()
export const rows = createVar()
export const column = createVar()
export const row = createVar()
export const above = createVar()
export const length = createVar()
export const sheet = createVar()
export const sheetInk = createVar()

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  // The page around it has its margins; focus rings need room, or the frame would cut them.
  padding: `${space[2]} ${space[1]}`,
  '@media': { '(display-mode: fullscreen)': { padding: space[6] } },
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
})

/** Of a page, also below the tabs of all. */
export const content = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })

export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  ...type.heading,
  overflowWrap: 'anywhere',
})

/** A page that is zoomed in is wider than the window, and moves under it. */
export const window = style({ minInlineSize: 0, overflowX: 'auto' })

/** What the visuals are measured against: with room enough they stand as the author put them, else below each other. */
export const canvas = style({ containerType: 'inline-size', inlineSize: length })

export const grid = style({
  position: 'relative',
  // What stands on the page keeps to it, however far above each other its author put it.
  isolation: 'isolate',
  backgroundColor: sheet,
  color: sheetInk,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@container': {
    [`(width >= ${breakpoint.medium})`]: {
      display: 'grid',
      gap: 0,
      gridTemplateColumns: columns,
      gridTemplateRows: rows,
    },
  },
})

export const place = style({
  minInlineSize: 0,
  '@container': {
    [`(width >= ${breakpoint.medium})`]: { gridColumn: column, gridRow: row, zIndex: above },
  },
})

/** A text, a picture or a shape takes no more room than its author gave it. */
export const drawn = style({
  '@container': { [`(width >= ${breakpoint.medium})`]: { contain: 'size', minBlockSize: 0 } },
})

/** Below each other only what says something is left. */
export const decorative = style({
  display: 'none',
  '@container': { [`(width >= ${breakpoint.medium})`]: { display: 'block' } },
})

/** The picture behind a page. */
export const backdrop = style({
  display: 'none',
  '@container': {
    [`(width >= ${breakpoint.medium})`]: { display: 'block', position: 'absolute', inset: 0 },
  },
})

/** Figures of other filters, while the right ones are on their way. */
export const stale = style({ opacity: 0.6 })

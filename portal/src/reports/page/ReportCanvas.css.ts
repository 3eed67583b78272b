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
  // The surrounding page has the margins; this padding keeps the frame from cutting off focus rings.
  padding: `${space[2]} ${space[1]}`,
  '@media': { '(display-mode: fullscreen)': { padding: space[6] } },
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
})

/** The content of one page; also used below the tabs of all pages. */
export const content = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })

export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  ...type.heading,
  overflowWrap: 'anywhere',
})

/** A zoomed page is wider than the window and scrolls in it. */
export const window = style({ minInlineSize: 0, overflowX: 'auto' })

/**
 * The container for the visuals: if it is wide enough they are placed as the author did, otherwise below each other.
 */
export const canvas = style({ containerType: 'inline-size', inlineSize: length })

export const grid = style({
  position: 'relative',
  // Keeps the author's z-order within the page.
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

/** Hides decorative visuals when the visuals are below each other. */
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

/** Marks figures of previous filters while the current ones load. */
export const stale = style({ opacity: 0.6 })

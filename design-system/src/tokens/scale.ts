/** Space in steps of 4 px, written in rem so that it grows with the reader's text size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
} as const
/** A step of the space scale. */
export type Space = keyof typeof space

/** Corner radii: controls 8 px, cards and dialogs 10 px. */
export const radius = { small: '4px', control: '8px', card: '10px', round: '999px' } as const

/** Font families. The fallback fonts are metric-compatible, so that nothing shifts when the font loads. */
export const family = {
  serif: "'Newsreader Variable', 'Newsreader Fallback', Georgia, 'Times New Roman', serif",
  sans: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'Segoe UI', Arial, sans-serif",
  mono: "ui-monospace, 'Cascadia Mono', 'Liberation Mono', Menlo, monospace",
} as const

/** The only type scale: size and line height. Body text is 16 px. */
export const type = {
  caption: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  small: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  body: { fontSize: '1rem', lineHeight: '1.5rem' },
  lead: { fontSize: '1.125rem', lineHeight: '1.75rem' },
  heading: { fontSize: '1.375rem', lineHeight: '1.75rem' },
  title: { fontSize: '1.875rem', lineHeight: '2.25rem' },
  display: { fontSize: '2.625rem', lineHeight: '3rem' },
} as const

/** Weights in which the two variable fonts are used. */
export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const

/** Durations and curves. Use them through `motion()` of `styles.ts`, which respects reduced motion. */
export const duration = { fast: '120ms', normal: '160ms', slow: '200ms' } as const
export const easing = 'cubic-bezier(0.2, 0, 0, 1)'

/** Stacking order. Only floating elements have one. */
export const layer = {
  sticky: 10,
  header: 20,
  drawer: 30,
  dialog: 40,
  popover: 50,
  toast: 60,
  skipLink: 70,
} as const

/** Widths at which a layout changes. */
export const breakpoint = { small: '30rem', medium: '48rem', large: '64rem', wide: '90rem' } as const

/**
 * Line lengths. Running text has 60–75 characters per line; a `ch` is the width of the figure 0, which is half as wide
 * again as the average letter. A sentence or two may be longer.
 */
export const measure = { prose: '48ch', sentence: '68ch', form: '40rem', page: '76rem' } as const

/** Height of a row in a list, tree or grid, by density; with a coarse pointer always the first. */
export const rowHeight = { comfortable: '2.75rem', compact: '2.25rem' } as const

/*
 * Colours of menus are data: these are what the editor suggests, as the `#rrggbb` that the services keep.
 * `readable.ts` adjusts whatever is kept to the theme on which it is shown.
 */

/** Hues that can be told apart, each readable on both themes. */
export const suggestedColors = [
  '#2b7fb8',
  '#1f8a8a',
  '#3a8f4d',
  '#8a8424',
  '#b8722b',
  '#c4554d',
  '#b8478f',
  '#8a63c9',
  '#6b7a8f',
] as const

/** Grey from which the colour picker starts while nothing valid is typed. */
export const unchosenColor = '#808080'

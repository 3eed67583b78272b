/*
 * Colours of menus are data: these are what the editor suggests, as the `#rrggbb` that the services keep.
 * `readable.ts` adjusts whatever is kept to the theme on which it is shown.
 */

/** Hues that can be told apart, each readable on both themes, by the names that editors say. */
export const suggestedColors = {
  blue: '#2b7fb8',
  teal: '#1f8a8a',
  green: '#3a8f4d',
  olive: '#8a8424',
  amber: '#b8722b',
  coral: '#c4554d',
  magenta: '#b8478f',
  violet: '#8a63c9',
  slate: '#6b7a8f',
} as const

/** Grey from which the colour picker starts while nothing valid is typed. */
export const unchosenColor = '#808080'

/*
 * Menu colours are data: these are the editor's suggestions, as the `#rrggbb` that the services store. `readable.ts`
 * adjusts any stored colour to the current theme.
 */

/** Hues that can be told apart, each readable in both themes, under the names shown in the editor. */
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

/** The grey that the colour picker starts with until a valid colour is typed. */
export const unchosenColor = '#808080'

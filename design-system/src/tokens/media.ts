import { breakpoint } from './scale.ts'

/** Media queries by name. Separate from the styles, so that run-time queries do not load all token names. */
export const media = {
  small: `screen and (min-width: ${breakpoint.small})`,
  medium: `screen and (min-width: ${breakpoint.medium})`,
  large: `screen and (min-width: ${breakpoint.large})`,
  wide: `screen and (min-width: ${breakpoint.wide})`,
  /** Narrower than any phone: a phone with large text. There is room for no more than a word or two side by side. */
  tiny: 'screen and (max-width: 18.75rem)',
  coarse: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** For elements that enter or leave with an animation; with reduced motion they appear and disappear at once. */
  fullMotion: '(prefers-reduced-motion: no-preference)',
  print: 'print',
  screen: 'screen',
} as const

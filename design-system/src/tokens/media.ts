import { breakpoint } from './scale.ts'

/** Media queries by name. Apart from the styles: what asks them at run time does not load the names of all tokens. */
export const media = {
  small: `screen and (min-width: ${breakpoint.small})`,
  medium: `screen and (min-width: ${breakpoint.medium})`,
  large: `screen and (min-width: ${breakpoint.large})`,
  wide: `screen and (min-width: ${breakpoint.wide})`,
  /** Less than any phone: one with large text. There is room for no more than a word or two beside each other. */
  tiny: 'screen and (max-width: 18.75rem)',
  coarse: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** What comes or goes with a movement: with reduced motion it is there, and gone, at once. */
  fullMotion: '(prefers-reduced-motion: no-preference)',
  print: 'print',
  screen: 'screen',
} as const

import { style } from '@vanilla-extract/css'
import { largeText, tabular } from '../../tokens/styles.ts'

/** Figures stand below those above, and a date is not broken at its dashes. */
export const figures = style([
  tabular,
  // With large text the time may stand below its day.
  { whiteSpace: 'nowrap', selectors: { [largeText]: { whiteSpace: 'normal' } } },
])

import { style } from '@vanilla-extract/css'
import { largeText, tabular } from '../../tokens/styles.ts'

/** Aligns digits in columns and keeps dates from breaking at their dashes. */
export const figures = style([
  tabular,
  // With large text the time may wrap below the day.
  { whiteSpace: 'nowrap', selectors: { [largeText]: { whiteSpace: 'normal' } } },
])

import { style } from '@vanilla-extract/css'
import { tabular } from '../../tokens/styles.ts'

/** Figures stand below those above, and a date is not broken at its dashes. */
export const figures = style([tabular, { whiteSpace: 'nowrap' }])

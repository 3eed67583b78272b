import { style } from '@vanilla-extract/css'
import { tabular } from '../../tokens/styles.ts'

/** Aligns figures with those above and below. */
export const input = style([tabular])

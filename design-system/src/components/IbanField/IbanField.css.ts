import { style } from '@vanilla-extract/css'
import { tabular } from '../../tokens/styles.ts'

/** Groups line up with those above and below. */
export const input = style([tabular])

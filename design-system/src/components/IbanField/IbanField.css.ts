import { style } from '@vanilla-extract/css'
import { tabular } from '../../tokens/styles.ts'

/** Tabular figures align the groups with those above and below. */
export const input = style([tabular])

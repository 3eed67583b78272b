import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../../tokens/styles.ts'

export const hidden = style(visuallyHidden)

import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'

export const views = style({ position: 'relative', display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })
export const hidden = style(visuallyHidden)

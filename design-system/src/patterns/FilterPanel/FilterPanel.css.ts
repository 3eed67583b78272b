import { style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

/** Beside the title, and no higher than it: nothing moves when it comes with the first filter. */
export const beside = style({ marginBlock: `calc(-1 * ${space[2]})` })

import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'

/** A computer asks for a file where a phone opens its camera: the other button does that. */
export const camera = style({ display: 'none', '@media': { [media.coarse]: { display: 'contents' } } })

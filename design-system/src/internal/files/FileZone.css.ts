import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'

/** On a computer this would open a file dialog rather than the camera, which the other button already does. */
export const camera = style({ display: 'none', '@media': { [media.coarse]: { display: 'contents' } } })

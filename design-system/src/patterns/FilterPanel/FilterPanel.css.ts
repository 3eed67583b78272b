import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { space, type, weight } from '../../tokens/scale.ts'

/** Beside the title and no taller, so that nothing moves when it appears with the first filter. */
export const beside = style({ marginBlock: `calc(-1 * ${space[2]})` })

/** Fields are no use on paper; their values are printed as text. */
export const fields = style({ '@media': { [media.print]: { display: 'none' } } })

export const printed = style({
  display: 'none',
  ...type.caption,
  '@media': { [media.print]: { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` } },
})

export const label = style({ fontWeight: weight.semibold })

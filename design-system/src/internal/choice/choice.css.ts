/** What a box, a circle and a switch share: the row with their words, and the ring around what has the focus. */
import { style } from '@vanilla-extract/css'
import { space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The row that is pressed: mark and words. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: '2rem',
  paddingBlock: space[1],
  ...type.body,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.muted } },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem', paddingBlock: '0.625rem' } },
})

/** The same, no wider than its words: beside it nothing is pressed. */
export const fittingRow = style([row, { display: 'inline-flex', alignSelf: 'flex-start' }])

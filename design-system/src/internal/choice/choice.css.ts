/** Shared by checkbox, radio button and switch: the row with the label, and the focus ring. */
import { style } from '@vanilla-extract/css'
import { space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The clickable row: mark and label. */
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

/** The same, but only as wide as its content, so that the area beside it is not clickable. */
export const fittingRow = style([row, { display: 'inline-flex', alignSelf: 'flex-start' }])

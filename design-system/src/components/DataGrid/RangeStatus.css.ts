import { style } from '@vanilla-extract/css'
import { space, type } from '../../tokens/scale.ts'
import { tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Below the rows; wraps where there is little room. */
export const line = style({
  // Above the edge indicators, which are meant for the rows.
  position: 'relative',
  zIndex: 12,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  paddingInline: space[3],
  paddingBlock: space[1],
  backgroundColor: vars.color.sunken,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...type.small,
  ...tabular,
  color: vars.color.ink,
})

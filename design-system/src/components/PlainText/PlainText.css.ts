import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { family, radius, space, type } from '../../tokens/scale.ts'
import { focusRing } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  minInlineSize: 0,
  maxBlockSize: '70dvh',
  overflow: 'auto',
  padding: space[4],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { maxBlockSize: 'none', padding: 0, overflow: 'visible', border: 'none' } },
})

export const text = style({
  margin: 0,
  fontFamily: family.mono,
  ...type.small,
  // Keeps the file's line breaks, and wraps longer lines.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  tabSize: 4,
})

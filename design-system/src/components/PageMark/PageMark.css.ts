import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { focusRing } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Drawn on the document page, which is white in every theme. */
const base = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  padding: space[1],
  overflow: 'hidden',
  textAlign: 'center',
  borderRadius: radius.small,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  fontWeight: weight.semibold,
  ...type.caption,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})
export const mark = styleVariants({
  chosen: [
    base,
    {
      border: `2px solid ${vars.color.accent}`,
      backgroundColor: vars.color.accentSoft,
      // A checkbox may be small, but a movable mark must be large enough to grab.
      minInlineSize: '24px',
      minBlockSize: '24px',
      cursor: 'grab',
      touchAction: 'none',
      selectors: { '&:focus-visible': focusRing },
    },
  ],
  other: [base, { border: `1px dashed ${vars.color.control}` }],
})
/** On a small page, only the start of the name is visible. */
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const finder = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  backgroundColor: vars.color.sunken,
  borderRadius: radius.card,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
export const ends = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[3] })
export const end = style({ flex: '1 1 14rem', minInlineSize: 0 })
/** Aligned with the input boxes of the fields, below their labels. */
export const close = style({
  marginBlockStart: `calc(${space[6]} + ${space[1]})`,
  '@media': { [media.print]: { display: 'none' } },
})

export const outcome = style({
  ...type.small,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  // Takes no room while empty, but stays in the DOM: a live region that is only added together with its text is not
  // announced.
  selectors: { '&:empty': { position: 'absolute' } },
})
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  margin: 0,
  padding: 0,
})
export const step = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const by = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})
/** A node that can be selected, in a path and in the details of another node. */
export const node = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  ...type.small,
  fontWeight: weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})
export const nodeName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

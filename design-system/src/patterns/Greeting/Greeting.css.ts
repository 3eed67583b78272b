import { style } from '@vanilla-extract/css'
import { family, measure, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { fadeOut } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const band = style({ position: 'relative', isolation: 'isolate', overflow: 'hidden' })

export const ground = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: fadeOut('bottom', 0.75, '92%'),
})

/** Text stays on a plain background; the pattern is visible around it. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': { [media.medium]: { paddingInline: space[8], paddingBlock: `${space[16]} ${space[8]}` } },
})

const halo = `0 0 0.35em ${vars.color.paper}`

export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  fontSize: type.title.fontSize,
  lineHeight: type.title.lineHeight,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  textShadow: `${halo}, ${halo}, ${halo}`,
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
  '@media': { [media.medium]: { fontSize: type.display.fontSize, lineHeight: type.display.lineHeight } },
})

export const date = style({
  ...type.lead,
  color: vars.color.muted,
  textShadow: `${halo}, ${halo}, ${halo}`,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
})

export const below = style({ marginBlockStart: space[4], maxInlineSize: '34rem' })

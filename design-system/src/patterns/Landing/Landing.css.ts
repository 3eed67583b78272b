import { style } from '@vanilla-extract/css'
import { family, measure, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { fadeOut } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const landing = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  overflow: 'hidden',
})

export const ground = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: fadeOut('top', 0.8, '75%'),
})

const row = style({
  inlineSize: '100%',
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.medium]: { paddingInline: space[8] } },
})

export const top = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[4],
  },
])

export const middle = style([
  row,
  {
    display: 'grid',
    alignItems: 'end',
    gap: space[8],
    paddingBlockStart: space[8],
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        alignItems: 'center',
        paddingBlockStart: 0,
      },
    },
  },
])

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[6],
  minInlineSize: 0,
})

const halo = `0 0 0.35em ${vars.color.paper}`

export const eyebrow = style({ ...type.small, fontWeight: weight.semibold, color: vars.color.accentText })

export const title = style({
  fontFamily: family.serif,
  fontWeight: weight.medium,
  fontSize: type.title.fontSize,
  lineHeight: type.title.lineHeight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  textShadow: `${halo}, ${halo}`,
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
  '@media': { [media.medium]: { fontSize: '3.25rem', lineHeight: '3.5rem' } },
})

export const sentence = style({
  ...type.lead,
  maxInlineSize: '34rem',
  color: vars.color.muted,
  textWrap: 'balance',
  textShadow: `${halo}, ${halo}`,
})

export const bottom = style({ backgroundColor: vars.color.paper })

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  '@media': { [media.large]: { maxInlineSize: 'none' } },
})

export const wall = style({
  fill: vars.color.surface,
  stroke: vars.color.ink,
  strokeWidth: 3,
  strokeLinejoin: 'round',
})
export const joint = style({
  fill: 'none',
  stroke: vars.color.control,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
})
export const line = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 3, strokeLinecap: 'round' })
export const key = style({
  fill: vars.color.surface,
  stroke: vars.color.ink,
  strokeWidth: 3,
  strokeLinejoin: 'round',
})
export const light = style({ fill: vars.color.accentSoft })
export const path = style({ fill: vars.color.accentSoft, opacity: 0.85 })
export const accent = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
})

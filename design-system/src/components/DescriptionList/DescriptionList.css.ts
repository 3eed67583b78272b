import { style } from '@vanilla-extract/css'
import { space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Stays start-aligned even where the surrounding text is centred. */
export const list = style({ display: 'grid', gap: space[3], textAlign: 'start' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[6]}`,
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(8rem, 1fr) 2fr' } },
})

export const term = style({
  ...type.small,
  minInlineSize: 0,
  color: vars.color.muted,
  lineHeight: type.body.lineHeight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
/** Hyphenates text, but not codes and addresses, where a hyphen would look like part of the value. */
export const words = style({ hyphens: 'auto' })

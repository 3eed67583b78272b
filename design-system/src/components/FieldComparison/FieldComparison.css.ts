import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const comparison = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
})
export const label = style({ ...type.lead, fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const description = style({ ...type.body, color: vars.color.muted, overflowWrap: 'anywhere' })
export const all = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlock: space[1] })

/** The field name with its two versions beside it, stacked where there is no room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 2fr) minmax(0, 2fr)',
      columnGap: space[3],
      alignItems: 'start',
    },
  },
})
export const name = style({
  ...type.body,
  fontWeight: weight.semibold,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
})
export const option = style({ minInlineSize: 0, display: 'flex' })
export const choice = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } },
  },
})
export const version = style({ display: 'block', ...type.caption, color: vars.color.muted })
/** For screen readers: a separator between the name of the version and its value. */
export const hidden = style(visuallyHidden)
export const empty = style({ color: vars.color.muted, fontStyle: 'italic' })
export const same = style({ margin: 0 })
export const both = style({
  margin: 0,
  paddingBlock: space[2],
  ...type.body,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { gridColumn: 'span 2' } },
})

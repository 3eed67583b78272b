import { style } from '@vanilla-extract/css'
import { measure, radius, space, type, weight } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Its own width decides whether a condition takes one line or several. */
export const rule = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
})
const wide = `(min-width: ${measure.form})`

export const label = style({ ...type.body, fontWeight: weight.semibold, color: vars.color.ink })
export const description = style({ ...type.small, color: vars.color.muted })

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 })
/** A nested group, indented with a line that shows its extent. */
export const inner = style({
  paddingBlock: space[3],
  paddingInline: space[2],
  border: `1px solid ${vars.color.hairline}`,
  borderInlineStart: `3px solid ${vars.color.control}`,
  borderRadius: radius.control,
  '@container': { [wide]: { paddingInline: space[4] } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
})
export const jointLabel = style({ ...type.small, color: vars.color.muted })
export const atEnd = style({ marginInlineStart: 'auto' })

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const part = style({ minInlineSize: 0 })
/** The word between two conditions. */
export const joint = style({
  display: 'block',
  marginBlockEnd: space[2],
  ...type.small,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

export const clause = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'start',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"field remove" "operator operator" "values values"',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(8rem, 14rem) minmax(7rem, 10rem) minmax(12rem, ${measure.form}) auto`,
      gridTemplateAreas: '"field operator values remove"',
      paddingBlock: 0,
      borderBlockEnd: 0,
    },
  },
})
export const field = style({ gridArea: 'field', minInlineSize: 0 })
export const operator = style({ gridArea: 'operator', minInlineSize: 0 })
export const values = style({ gridArea: 'values', minInlineSize: 0 })
export const remove = style({ gridArea: 'remove' })

/** The group's errors, if any, above the buttons that add to it. */
export const foot = style({ display: 'flex', flexDirection: 'column' })
export const wrong = style({ selectors: { '&:not(:empty)': { paddingBlockEnd: space[3] } } })
export const empty = style({ ...type.body, color: vars.color.muted })
export const reason = style({ ...type.small, color: vars.color.muted })

/** The last action, with its undo button. */
export const done = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  ...type.small,
  color: vars.color.ink,
})
export const doneWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const sentence = style({
  maxInlineSize: measure.sentence,
  ...type.body,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})
export const sentenceLabel = style({ color: vars.color.muted })
export const hidden = style(visuallyHidden)

import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { space, type, weight } from '../../tokens/scale.ts'
import { tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** In print, the table replaces the whole grid with its tools and scroll container. */
globalStyle('[data-grid-root]:has(> [data-part="printed"]) > :not([data-part="printed"])', {
  '@media': { [media.print]: { display: 'none' } },
})
export const table = style({
  display: 'none',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...type.caption,
  '@media': { [media.print]: { display: 'table' } },
})
export const caption = style({ paddingBlockEnd: space[2], textAlign: 'start' })
export const label = style({ fontWeight: weight.semibold })

const cell = {
  padding: space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  verticalAlign: 'top',
  // Break words only if shrinking the page, which browsers do, is not enough.
  overflowWrap: 'break-word',
} as const
export const words = style({ ...cell, textAlign: 'start' })
export const date = style([tabular, { ...cell, textAlign: 'start', whiteSpace: 'nowrap' }])
export const number = style([tabular, { ...cell, textAlign: 'end', whiteSpace: 'nowrap' }])
export const row = style({ breakInside: 'avoid' })
export const figures = style({ breakInside: 'avoid', breakAfter: 'avoid', fontWeight: weight.semibold })
globalStyle(`${table} th`, { fontWeight: weight.semibold, whiteSpace: 'normal' })
globalStyle(`${row} > th`, { fontWeight: weight.regular })

import { style } from '@vanilla-extract/css'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const head = style({ display: 'flex', gap: space[6] })
const row = { display: 'flex', alignItems: 'center', flex: '1 1 0', minInlineSize: 0 } as const
/** If the next-page button is above the second month, the first month stays centred. */
export const first = style([
  row,
  {
    selectors: { '&:not(:last-child)': { paddingInlineEnd: '2.25rem' } },
    '@media': { [media.coarse]: { selectors: { '&:not(:last-child)': { paddingInlineEnd: '2.75rem' } } } },
  },
])
export const second = style(row)

export const selects = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'center',
  minInlineSize: 0,
})

const quiet = style([
  motion(['background-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: '2.25rem',
    color: vars.color.ink,
    background: 'none',
    border: 0,
    borderRadius: radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover },
      '&[data-focus-visible]': focusRingInside,
      '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: {
        selectors: {
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
        },
      },
    },
  },
])

/** The serif of headings, because it is one, although it can be changed. */
const title = { fontFamily: family.serif, ...type.lead, fontWeight: weight.semibold } as const
export const select = style([
  quiet,
  title,
  { gap: space[1], paddingInline: space[2], minInlineSize: 0, overflowWrap: 'anywhere' },
])
/** Serif text sits high in its line; this centres it with the arrows beside it. */
const lowered = { paddingBlockStart: '2px' }
/** French month names are in lower case, except at the start of a heading. */
export const words = style({
  ...lowered,
  display: 'inline-block',
  fontVariantNumeric: 'lining-nums',
  '::first-letter': { textTransform: 'uppercase' },
})
export const chevron = style({ flexShrink: 0, color: vars.color.muted })

export const choices = style({
  // No wider than its content; months and years are short.
  inlineSize: 'max(var(--trigger-width), 9rem)',
  maxBlockSize: '20rem',
})

export const heading = style({
  ...title,
  ...lowered,
  flex: 1,
  fontVariantNumeric: 'lining-nums',
  textAlign: 'center',
  paddingInlineStart: '2.25rem',
  '::first-letter': { textTransform: 'uppercase' },
})

export const page = style([
  quiet,
  {
    flexShrink: 0,
    inlineSize: '2.25rem',
    color: vars.color.muted,
    selectors: { '&[data-hovered]': { color: vars.color.ink } },
    '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
  },
])

import { style, styleVariants } from '@vanilla-extract/css'
import { duration, easing, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const section = styleVariants({
  quiet: { minInlineSize: 0 },
  row: {
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
  },
  card: {
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: radius.card,
  },
})

const headBase = style([
  motion(['background-color']),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    minBlockSize: vars.density.control,
    borderRadius: radius.control,
    color: vars.color.ink,
    selectors: {
      '&:has([data-hovered]:not([data-disabled]))': { backgroundColor: vars.color.hover },
      '[data-disabled] > &': { color: vars.color.disabledText },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
    },
  },
])
/** Centres a single line of text in a control's height. */
const middle = `calc((${vars.density.control} - ${type.body.lineHeight}) / 2)`
export const head = styleVariants({
  quiet: [
    headBase,
    {
      gap: space[2],
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      paddingInline: `${space[1]} ${space[3]}`,
      paddingBlock: middle,
    },
  ],
  row: [
    headBase,
    { gap: space[3], paddingInline: vars.density.inset, paddingBlock: space[3], borderRadius: 0 },
  ],
  card: [
    headBase,
    { gap: space[3], paddingInline: vars.density.inset, paddingBlock: space[3], borderRadius: radius.card },
  ],
})

/** Only its text; the clickable area is the whole header. */
export const trigger = style({
  padding: 0,
  border: 0,
  background: 'none',
  ...type.body,
  fontWeight: weight.semibold,
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.control },
    '&[data-focus-visible]::after': focusRingInside,
  },
})

export const chevron = style([
  motion(['rotate'], 'normal'),
  {
    flex: 'none',
    marginBlockStart: '0.1875rem',
    color: vars.color.muted,
    selectors: {
      [`[data-expanded] > ${headBase} > &`]: { rotate: '90deg' },
      [`[data-disabled] > ${headBase} > &`]: { color: 'inherit' },
    },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
])

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** Title and aside side by side; stacked where the title would be squeezed. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space[3],
})
const titleBase = style({ font: 'inherit', minInlineSize: 0 })
export const title = styleVariants({
  quiet: [titleBase, { flex: '0 1 auto' }],
  row: [titleBase, { flex: '1 1 12rem' }],
  card: [titleBase, { flex: '1 1 auto' }],
})
export const second = style({
  ...type.small,
  color: vars.color.muted,
  selectors: { [`[data-disabled] > ${headBase} &`]: { color: 'inherit' } },
})
export const aside = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: type.body.lineHeight,
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})

/**
 * Expands from its title; React Aria measures it. The padding belongs to the content, so that it has no height when
 * closed.
 */
export const panel = style({
  blockSize: 'var(--disclosure-panel-height)',
  overflow: 'clip',
  // Leaves room for focus rings at its edge.
  overflowClipMargin: '4px',
  transition: `block-size ${duration.slow} ${easing}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
/** Aligned with the text of the title, after the arrow. */
export const content = styleVariants({
  quiet: { paddingInlineStart: '1.875rem', paddingBlock: `${space[1]} ${space[3]}` },
  row: {
    paddingInlineStart: `calc(${vars.density.inset} + 1.125rem + ${space[3]})`,
    paddingInlineEnd: vars.density.inset,
    paddingBlock: `${space[1]} ${space[5]}`,
    // In such a narrow window, the indentation would leave the content no room.
    '@media': { [media.tiny]: { paddingInlineStart: vars.density.inset } },
  },
  card: { paddingInline: vars.density.inset, paddingBlock: `${space[1]} ${vars.density.inset}` },
})

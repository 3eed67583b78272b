import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { family, measure, radius, space, type, weight } from '../../tokens/scale.ts'
import { motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    paddingInline: space[4],
    textAlign: 'center',
  },
  variants: {
    size: {
      page: { minBlockSize: 'min(70vh, 36rem)', paddingBlock: space[12] },
      section: { paddingBlock: space[8] },
    },
  },
})

export const title = recipe({
  base: {
    fontFamily: family.serif,
    fontWeight: weight.medium,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: { size: { page: type.title, section: type.heading } },
})

export const text = style({
  maxInlineSize: measure.sentence,
  color: vars.color.muted,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})

export const details = style({
  ...type.small,
  color: vars.color.muted,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  // Removes the browser's own triangle.
  listStyle: 'none',
  cursor: 'pointer',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  color: vars.color.accentText,
  fontWeight: weight.medium,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.accentSoft },
  },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})
/** Drawn in CSS, so that no page loads an icon for details that few people open. */
export const chevron = style([
  motion(['rotate']),
  {
    inlineSize: '0.4375rem',
    blockSize: '0.4375rem',
    borderBlockStart: '1.5px solid',
    borderInlineEnd: '1.5px solid',
    rotate: '45deg',
    selectors: {
      '[dir="rtl"] &': { rotate: '-45deg' },
      'details[open] > * > &': { rotate: '135deg' },
    },
  },
])

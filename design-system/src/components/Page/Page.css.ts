import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { measure, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'

/**
 * Space before a page that is narrower than its container; set by the surrounding layout. @default as much as after it
 */
export const spaceBefore = createVar()

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '100%',
  marginInlineStart: fallbackVar(spaceBefore, 'auto'),
  marginInlineEnd: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': {
    [media.medium]: { paddingInline: space[8], paddingBlock: `${space[10]} ${space[16]}`, gap: space[8] },
  },
})

export const page = styleVariants({
  reading: [base, { maxInlineSize: '48rem' }],
  normal: [base, { maxInlineSize: measure.page }],
  full: [base],
})

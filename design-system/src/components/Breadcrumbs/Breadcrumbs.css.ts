import { style } from '@vanilla-extract/css'
import { radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ...type.small })

/** Narrow screens show only the parent: the way back is what counts. */
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.muted,
  selectors: {
    '&:nth-last-child(n + 3), &:last-child:not(:only-child)': { display: 'none' },
  },
  '@media': {
    [media.medium]: {
      selectors: {
        '&:nth-last-child(n + 3), &:last-child:not(:only-child)': { display: 'inline-flex' },
      },
    },
  },
})

export const link = style({
  minBlockSize: '1.5rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[href]:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&[data-current]': { color: vars.color.ink },
  },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})

export const back = style({
  '@media': { [media.medium]: { display: 'none' } },
})

export const separator = style({
  marginInline: space[1],
  flex: 'none',
  color: vars.color.control,
  display: 'none',
  '@media': { [media.medium]: { display: 'block' } },
})

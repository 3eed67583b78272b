import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { radius } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, pressedVeil } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const button = recipe({
  base: [
    motion(['background-color', 'border-color', 'color']),
    {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      padding: 0,
      inlineSize: vars.density.control,
      blockSize: vars.density.control,
      border: '1px solid transparent',
      borderRadius: radius.control,
      backgroundColor: 'transparent',
      color: vars.color.muted,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]:not([data-disabled]), &[data-pressed], &[aria-haspopup][aria-expanded="true"]': {
          backgroundColor: vars.color.hover,
          color: vars.color.ink,
        },
        '&[data-pressed]': pressedVeil,
        '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColors]: {
          borderColor: 'ButtonText',
          selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
        },
      },
    },
  ],
  variants: {
    variant: {
      quiet: {},
      secondary: {
        borderColor: vars.color.control,
        backgroundColor: vars.color.surface,
        color: vars.color.ink,
        selectors: {
          '&[data-disabled]': { backgroundColor: vars.color.sunken, borderColor: vars.color.hairline },
        },
      },
      danger: {
        color: vars.color.danger.text,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]': {
            backgroundColor: vars.color.danger.surface,
            color: vars.color.danger.text,
          },
        },
      },
    },
    size: {
      medium: {},
      small: {
        inlineSize: '2rem',
        blockSize: '2rem',
        '@media': { [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
      },
    },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
})

/** Stays in the layout while the button is pending. */
export const content = style({
  display: 'inline-grid',
  placeItems: 'center',
  selectors: { '[data-pending] > &': { visibility: 'hidden' } },
})

import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, pressedVeil } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const button = recipe({
  base: [
    motion(['background-color', 'border-color', 'color']),
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      minBlockSize: vars.density.control,
      maxInlineSize: '100%',
      paddingInline: space[4],
      paddingBlock: space[1],
      border: '1px solid transparent',
      backgroundColor: 'transparent',
      borderRadius: radius.control,
      ...type.body,
      fontWeight: weight.semibold,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      selectors: {
        '&[data-pressed]': pressedVeil,
        '&[data-disabled]': {
          cursor: 'not-allowed',
          color: vars.color.disabledText,
          backgroundColor: vars.color.sunken,
          borderColor: vars.color.hairline,
        },
      },
      '@media': {
        [media.tiny]: { paddingInline: space[2] },
        [media.forcedColors]: {
          borderColor: 'ButtonText',
          selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
        },
      },
    },
  ],
  variants: {
    variant: {
      primary: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]': {
            backgroundColor: vars.color.accentHover,
          },
        },
      },
      secondary: {
        backgroundColor: vars.color.surface,
        borderColor: vars.color.control,
        color: vars.color.ink,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]': { backgroundColor: vars.color.hover },
        },
      },
      quiet: {
        color: vars.color.accentText,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]': { backgroundColor: vars.color.accentSoft },
          '&[data-disabled]': { backgroundColor: 'transparent', borderColor: 'transparent' },
        },
      },
      danger: {
        backgroundColor: vars.color.danger.solid,
        color: vars.color.danger.onSolid,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]': {
            backgroundColor: vars.color.danger.text,
          },
        },
      },
    },
    size: {
      medium: {},
      small: {
        minBlockSize: '2rem',
        paddingInline: space[3],
        ...type.small,
        '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
      },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'medium' },
})

/** Stays in the layout while the button is pending, so that its width does not change. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  selectors: { '[data-pending] > &': { opacity: 0 } },
})

const turn = keyframes({ to: { rotate: '1turn' } })

export const pending = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' } },
})

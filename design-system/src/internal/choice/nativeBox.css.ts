import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { focusRing } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { boxBase, boxDisabled, boxForced, boxTicked } from './boxLook.ts'

/** Thickness of tick and dash. */
const line = '0.125rem'

/**
 * A native checkbox that looks like the others. It has no transitions, because scrolling reuses its element for another
 * row.
 */
export const nativeBox = style({
  ...boxBase,
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  margin: 0,
  padding: 0,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:checked, &:indeterminate': boxTicked,
    // Two sides of a rotated frame make the tick.
    '&:checked::before': {
      content: '""',
      inlineSize: '0.35rem',
      blockSize: '0.65rem',
      borderStyle: 'solid',
      borderColor: 'currentcolor',
      borderWidth: `0 ${line} ${line} 0`,
      borderBottomRightRadius: '1px',
      rotate: '45deg',
      translate: '0 -0.11rem',
    },
    '&:indeterminate::before': {
      content: '""',
      inlineSize: '0.6rem',
      blockSize: 0,
      border: 0,
      borderBlockEnd: `${line} solid currentcolor`,
      borderRadius: 0,
      rotate: '0deg',
      translate: '0',
    },
    '&[aria-disabled="true"]': { ...boxDisabled, color: vars.color.disabledText, cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      ...boxForced.base,
      selectors: {
        '&:checked, &:indeterminate': boxForced.ticked,
        '&[aria-disabled="true"]': boxForced.disabled,
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
})

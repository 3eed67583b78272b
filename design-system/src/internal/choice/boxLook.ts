/** The look of a checkbox, shared by the form's checkbox and the native ones in list rows. */
import type { StyleRule } from '@vanilla-extract/css'
import { radius } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const size = '1.25rem'

export const boxBase: StyleRule = {
  flexShrink: 0,
  inlineSize: size,
  blockSize: size,
  color: vars.color.onAccent,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: radius.small,
  // Without its background, a tick would be white on white on paper.
  printColorAdjust: 'exact',
}
export const boxTicked = { backgroundColor: vars.color.accent, borderColor: vars.color.accent }
export const boxDisabled = { backgroundColor: vars.color.sunken, borderColor: vars.color.hairline }
export const boxForced = {
  base: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Canvas',
    borderColor: 'ButtonText',
    color: 'HighlightText',
  },
  ticked: { backgroundColor: 'Highlight', borderColor: 'Highlight' },
  disabled: { backgroundColor: 'Canvas', borderColor: 'GrayText', color: 'GrayText' },
} as const

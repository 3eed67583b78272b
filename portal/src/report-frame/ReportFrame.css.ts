import { radius, space, weight } from '@parvis/design-system/tokens/scale'
import { floating, visuallyHidden } from '@parvis/design-system/tokens/styles'
import { vars } from '@parvis/design-system/tokens/vars.css'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** Height of the frame. */
export const height = createVar()

export const container = style({ position: 'relative' })

export const frame = style({ blockSize: height })

// The client makes the frame: it has no class of ours.
globalStyle(`${frame} > iframe`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.paper,
})
globalStyle(`${frame} > iframe:focus-visible`, { outlineOffset: '-2px' })

export const skip = style([
  floating,
  {
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    paddingInline: space[4],
    borderRadius: radius.control,
    color: vars.color.accentText,
    fontWeight: weight.semibold,
    selectors: { '&:not(:focus)': visuallyHidden },
  },
])

export const after = style({ ':focus': { outline: 'none' } })

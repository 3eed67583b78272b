import { style } from '@vanilla-extract/css'
import { radius, space, weight } from '../../tokens/scale.ts'
import { floating, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const container = style({ position: 'relative', minBlockSize: '24rem' })

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '24rem',
  border: 0,
  // An application that knows nothing of themes draws dark words on no ground of its own: it gets the browser's light
  // one in both themes. One that knows them paints its own.
  colorScheme: 'light',
  backgroundColor: 'Canvas',
  ':focus-visible': { outlineOffset: '-2px' },
})

/** Kept in the layout while it starts, unseen: some applications measure themselves. */
export const starting = style({ visibility: 'hidden' })

export const cover = style({ position: 'absolute', inset: 0, padding: space[6] })

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

import { globalStyle, style } from '@vanilla-extract/css'
import { awaiting } from '../../components/Loader/Loader.css.ts'
import { spaceBefore } from '../../components/Page/Page.css.ts'
import { skipLink } from '../../internal/skipping/skipping.ts'
import { layer, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Height of the header's bar with its rule: what sticks under it starts there. */
export const headerHeight = '3.75rem'

/** Only a window that is tall enough can spare the height: at 400 % zoom the header scrolls away. */
export const tall = 'screen and (min-height: 30rem)'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.paper,
})

// What takes the focus is never under the bar that sticks (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${shell})`, {
  '@media': { [tall]: { scrollPaddingBlockStart: `calc(${headerHeight} + ${space[4]})` } },
})

export const skip = style([skipLink, { position: 'fixed', zIndex: layer.skipLink }])

/** Between header and content; not of the page that is printed. */
export const over = style({ '@media': { [media.print]: { display: 'none' } } })
export const header = style({
  zIndex: layer.header,
  '@media': {
    [tall]: { position: 'sticky', insetBlockStart: 0 },
    [media.print]: { display: 'none' },
  },
})

export const body = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
})

/** Beside a sidebar every page begins at one edge, however wide it is: from a list to its records nothing jumps. */
export const beside = style({ vars: { [spaceBefore]: '0' } })

export const sidebar = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.print]: { display: 'none' } },
})

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })

export const main = style({
  flex: 1,
  minInlineSize: 0,
  ':focus': { outline: 'none' },
})

// Not shown and then pushed down by the screen that is awaited.
globalStyle(`${column}:has(> ${main} ${awaiting}) > footer`, { visibility: 'hidden' })

globalStyle(`${main} h1:focus`, { outline: 'none' })

export const hidden = style(visuallyHidden)

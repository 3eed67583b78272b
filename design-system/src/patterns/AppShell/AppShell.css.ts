import { globalStyle, style } from '@vanilla-extract/css'
import { awaiting } from '../../components/Loader/Loader.css.ts'
import { spaceBefore } from '../../components/Page/Page.css.ts'
import { skipLink } from '../../internal/skipping/skipping.ts'
import { layer, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Height of the header bar with its border: content that sticks below it starts there. */
export const headerHeight = '3.75rem'

/** The header is sticky only in windows that are tall enough; at 400 % zoom it scrolls away. */
export const tall = 'screen and (min-height: 30rem)'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  backgroundColor: vars.color.paper,
})

// A focused element is never hidden under the sticky bar (WCAG 2.2, 2.4.11).
globalStyle(`html:has(${shell})`, {
  '@media': { [tall]: { scrollPaddingBlockStart: `calc(${headerHeight} + ${space[4]})` } },
})

export const skip = style([skipLink, { position: 'fixed', zIndex: layer.skipLink }])

/** Between header and content. Not printed. */
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

/**
 * Beside a sidebar every page starts at the same edge, whatever its width, so that nothing jumps between a list and its
 * records.
 */
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

// While a screen loads, the footer is hidden instead of being shown and then pushed down.
globalStyle(`${column}:has(> ${main} ${awaiting}) > footer`, { visibility: 'hidden' })

globalStyle(`${main} h1:focus`, { outline: 'none' })

export const hidden = style(visuallyHidden)

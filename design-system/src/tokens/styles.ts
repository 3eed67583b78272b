import type { StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { duration, easing } from './scale.ts'
import { vars } from './vars.css.ts'

/** A transition of the given properties that is off with reduced motion. */
export function motion(properties: readonly string[], speed: keyof typeof duration = 'fast'): StyleRule {
  return {
    transition: properties.map(property => `${property} ${duration[speed]} ${easing}`).join(', '),
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }
}

/** The one focus ring: 2 px of the area's accent, 2 px away, in `Highlight` with forced colours. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
}

/** The focus ring of what is cut off at its edges: rows, cells, what scrolls. */
export const focusRingInside: StyleRule = { ...focusRing, outlineOffset: '-2px' }

/** While it is pressed a button goes under a veil of its own colour, on whatever ground it stands. */
export const pressedVeil: StyleRule = {
  boxShadow: 'inset 0 0 0 100vmax color-mix(in oklab, currentcolor 8%, transparent)',
}

/** Shadow of what floats, with a hairline so that its edge is seen in both themes. */
export const floating: StyleRule = {
  backgroundColor: vars.color.raised,
  boxShadow: `0 0 0 1px ${vars.color.hairline}, 0 8px 28px -6px ${vars.color.shadow}, 0 2px 6px -2px ${vars.color.shadow}`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', boxShadow: 'none' } },
}

/**
 * A mask that fades a ground out, as a `maskImage`.
 * @param towards edge at which nothing is left
 * @param strength opacity at the other edge, 0 to 1; of a mask's colour only the alpha counts
 * @param end where nothing is left, any CSS length or percentage
 */
export function fadeOut(towards: 'top' | 'bottom', strength: number, end: string): string {
  return `linear-gradient(to ${towards}, rgb(0 0 0 / ${strength}), transparent ${end})`
}

/**
 * Selector of an element where the reader's text is larger, or wider spaced, than usual by a quarter and more: what is
 * abridged to keep a page tidy stands there as a whole.
 */
export const largeText = ':root[data-large-text] &'

/** Figures of one width, for grids, amounts and dates. */
export const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' }

/**
 * Text that assistive technology reads and nobody sees. It takes no pixel at the right, at the end of words from left to
 * right or before words from right to left: to the left no page of ours scrolls.
 */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px 0 -1px -1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

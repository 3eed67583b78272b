import type { StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'
import { duration, easing } from './scale.ts'
import { vars } from './vars.css.ts'

/** A transition of the given properties, which is off with reduced motion. */
export function motion(properties: readonly string[], speed: keyof typeof duration = 'fast'): StyleRule {
  return {
    transition: properties.map(property => `${property} ${duration[speed]} ${easing}`).join(', '),
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }
}

/** The only focus ring: 2 px of the area's accent, at a distance of 2 px; `Highlight` with forced colours. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
}

/** The focus ring of elements that are clipped at their edges: rows, cells, scroll containers. */
export const focusRingInside: StyleRule = { ...focusRing, outlineOffset: '-2px' }

/** A pressed button is covered with a veil of its own text colour, which works on any background. */
export const pressedVeil: StyleRule = {
  boxShadow: 'inset 0 0 0 100vmax color-mix(in oklab, currentcolor 8%, transparent)',
}

/** Shadow of floating elements, with a hairline so that the edge is visible in both themes. */
export const floating: StyleRule = {
  backgroundColor: vars.color.raised,
  boxShadow: `0 0 0 1px ${vars.color.hairline}, 0 8px 28px -6px ${vars.color.shadow}, 0 2px 6px -2px ${vars.color.shadow}`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', boxShadow: 'none' } },
}

/**
 * A gradient for `maskImage` that fades a background out.
 * @param towards edge at which nothing is left
 * @param strength opacity at the other edge, 0 to 1; of a mask's colour only the alpha counts
 * @param end where nothing is left, any CSS length or percentage
 */
export function fadeOut(towards: 'top' | 'bottom', strength: number, end: string): string {
  return `linear-gradient(to ${towards}, rgb(0 0 0 / ${strength}), transparent ${end})`
}

/**
 * Selects an element when the reader's text is at least a quarter larger or wider spaced than the default: text that is
 * otherwise abridged for tidiness is then shown in full.
 */
export const largeText = ':root[data-large-text] &'

/** Figures of equal width, for grids, amounts and dates. */
export const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' }

/**
 * Text for screen readers only. The negative margins keep it from adding a pixel of overflow on the right: at the end
 * of left-to-right text or before right-to-left text. On the left, our pages do not scroll.
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

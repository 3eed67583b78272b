import type { StyleRule } from '@vanilla-extract/css';
import { duration } from './scale.js';
/** A transition of the given properties, which is off with reduced motion. */
export declare function motion(properties: readonly string[], speed?: keyof typeof duration): StyleRule;
/** The only focus ring: 2 px of the area's accent, at a distance of 2 px; `Highlight` with forced colours. */
export declare const focusRing: StyleRule;
/** The focus ring of elements that are clipped at their edges: rows, cells, scroll containers. */
export declare const focusRingInside: StyleRule;
/** A pressed button is covered with a veil of its own text colour, which works on any background. */
export declare const pressedVeil: StyleRule;
/** Shadow of floating elements, with a hairline so that the edge is visible in both themes. */
export declare const floating: StyleRule;
/**
 * A gradient for `maskImage` that fades a background out.
 * @param towards edge at which nothing is left
 * @param strength opacity at the other edge, 0 to 1; of a mask's colour only the alpha counts
 * @param end where nothing is left, any CSS length or percentage
 */
export declare function fadeOut(towards: 'top' | 'bottom', strength: number, end: string): string;
/**
 * Selects an element when the reader's text is at least a quarter larger or wider spaced than the default: text that is
 * otherwise abridged for tidiness is then shown in full.
 */
export declare const largeText = ":root[data-large-text] &";
/** Figures of equal width, for grids, amounts and dates. */
export declare const tabular: StyleRule;
/**
 * Text for screen readers only. The negative margins keep it from adding a pixel of overflow on the right: at the end
 * of left-to-right text or before right-to-left text. On the left, our pages do not scroll.
 */
export declare const visuallyHidden: StyleRule;

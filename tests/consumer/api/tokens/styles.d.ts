import type { StyleRule } from '@vanilla-extract/css';
import { duration } from './scale.js';
/** A transition of the given properties that is off with reduced motion. */
export declare function motion(properties: readonly string[], speed?: keyof typeof duration): StyleRule;
/** The one focus ring: 2 px of the area's accent, 2 px away, in `Highlight` with forced colours. */
export declare const focusRing: StyleRule;
/** The focus ring of what is cut off at its edges: rows, cells, what scrolls. */
export declare const focusRingInside: StyleRule;
/** While it is pressed a button goes under a veil of its own colour, on whatever ground it stands. */
export declare const pressedVeil: StyleRule;
/** Shadow of what floats, with a hairline so that its edge is seen in both themes. */
export declare const floating: StyleRule;
/**
 * A mask that fades a ground out, as a `maskImage`.
 * @param towards edge at which nothing is left
 * @param strength opacity at the other edge, 0 to 1; of a mask's colour only the alpha counts
 * @param end where nothing is left, any CSS length or percentage
 */
export declare function fadeOut(towards: 'top' | 'bottom', strength: number, end: string): string;
/**
 * Selector of an element where the reader's text is larger, or wider spaced, than usual by a quarter and more: what is
 * abridged to keep a page tidy stands there as a whole.
 */
export declare const largeText = ":root[data-large-text] &";
/** Figures of one width, for grids, amounts and dates. */
export declare const tabular: StyleRule;
/**
 * Text that assistive technology reads and nobody sees. It takes no pixel at the right, at the end of words from left to
 * right or before words from right to left: to the left no page of ours scrolls.
 */
export declare const visuallyHidden: StyleRule;

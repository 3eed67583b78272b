import type { Palette } from './palette.js';
import { type Tint } from './tint.js';
/** The custom property of a token, by the keys that lead to it: `color`, `onAccent` is `--parvis-color-on-accent`. */
export declare function customProperty(path: readonly string[]): `--${string}`;
/** A token with its value as CSS takes it. */
export interface CssToken {
    path: readonly string[];
    value: string;
}
/** The colors of a theme by role, without those of charts, which have a style sheet of their own. */
export declare function themeColors(palette: Palette, tint: Tint<number | string>): CssToken[];
/** The colors of the series of charts. */
export declare function chartColors({ chart }: Palette): CssToken[];
/** Tokens as a block of declarations. */
export declare const declared: (tokens: readonly CssToken[]) => Record<string, string>;

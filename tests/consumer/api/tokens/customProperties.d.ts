import type { Palette } from './palette.js';
import { type Tint } from './tint.js';
/** The custom property of a token, by its path of keys: `color`, `onAccent` is `--parvis-color-on-accent`. */
export declare function customProperty(path: readonly string[]): `--${string}`;
/** A token with its CSS value. */
export interface CssToken {
    path: readonly string[];
    value: string;
}
/** The colors of a theme by role, except for those of charts, which have their own style sheet. */
export declare function themeColors(palette: Palette, tint: Tint<number | string>): CssToken[];
/** The colors of chart series. */
export declare function chartColors({ chart }: Palette): CssToken[];
/** Tokens as a block of declarations. */
export declare const declared: (tokens: readonly CssToken[]) => Record<string, string>;

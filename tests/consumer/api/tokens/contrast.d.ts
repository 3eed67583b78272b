/** An sRGB colour, each channel from 0 to 1. */
export interface Rgb {
    r: number;
    g: number;
    b: number;
}
/**
 * Parses `oklch(L C H)` or `#rrggbb`. An alpha part is ignored; colours outside sRGB are clipped as in browsers.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing".
 * @throws RangeError when the text is neither form.
 */
export declare function parseColor(text: string): Rgb;
/** Relative luminance as defined by WCAG 2.2, from 0 (black) to 1 (white). */
export declare function luminance({ r, g, b }: Rgb): number;
/** Contrast ratio as defined by WCAG 2.2, from 1 to 21, of two colours as `oklch()` or `#rrggbb` text. */
export declare function contrastRatio(first: string, second: string): number;

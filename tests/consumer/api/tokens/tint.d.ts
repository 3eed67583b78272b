/** Hue and chroma of an accent in OKLCH; each theme decides the lightness of each role. */
export interface Tint<Value = number> {
    /** Degrees. */
    hue: Value;
    /** From 0, which is grey. */
    chroma: Value;
}
/** The product's own blue. */
export declare const brandTint: Tint;
/** The strongest accent: between paper and ink, a stronger one would dominate what it marks. */
export declare const strongestTint = 0.1;
/** Hues that signal deletion or failure, in degrees: no page uses them as its accent. */
export declare const dangerHues: {
    readonly from: 8;
    readonly to: 42;
};
/**
 * Derives a tint from a menu's colour, subtle enough for a page and never that of deletion. Matrices: Björn Ottosson,
 * "A perceptual color space for image processing".
 * @param color `#rrggbb`
 * @returns `undefined` if the text is not a colour
 */
export declare function tintOf(color: string): Tint | undefined;

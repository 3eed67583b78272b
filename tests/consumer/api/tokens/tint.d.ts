/** Hue and strength of an accent in OKLCH; how light it is, each theme decides for each of its roles. */
export interface Tint<Value = number> {
    /** Degrees. */
    hue: Value;
    /** From 0, which is grey. */
    chroma: Value;
}
/** The product's own blue. */
export declare const brandTint: Tint;
/** As strong as an accent becomes: between paper and ink, a stronger one is louder than what it marks. */
export declare const strongestTint = 0.1;
/** Hues that say "this deletes" or "this failed", in degrees: no page is painted in them. */
export declare const dangerHues: {
    readonly from: 8;
    readonly to: 42;
};
/**
 * The tint of a menu's colour, calm enough for a page, and never that of deletion.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing".
 * @param color `#rrggbb`
 * @returns `undefined` where the text is no colour
 */
export declare function tintOf(color: string): Tint | undefined;

/**
 * The relative luminance of the brightest square with a contrast of 3:1 to every light background, and of the darkest
 * one to every dark background (WCAG 2.2, 1.4.11). `readable.test.ts` checks them against the palette.
 */
export declare const luminanceLimit: {
    readonly light: 0.235;
    readonly dark: 0.225;
};
/** Whether the colour can be used unchanged on the backgrounds of a theme. */
export declare function isReadable(color: string, theme: keyof typeof luminanceLimit): boolean;
/**
 * Adjusts the lightness of a colour, but not its hue and saturation, so that a square stands out from a theme's
 * backgrounds.
 *
 * In linear light, luminance is a weighted sum of the channels. Scaling all of them reaches a given luminance without
 * changing hue and saturation (in OKLCH: the hue and the ratio of chroma to lightness). Once a channel is at its
 * maximum, white is added, which reduces saturation no more than necessary.
 * @param color `#rrggbb`
 * @returns the colour itself if it is readable, otherwise the adjusted colour as `#rrggbb`
 * @throws RangeError when the text is not a colour
 */
export declare function readableFill(color: string, theme: keyof typeof luminanceLimit): string;

/**
 * The brightest square that stands out from every light ground, and the darkest one from every dark ground, by 3:1
 * (WCAG 2.2, 1.4.11) — as relative luminance. `readable.test.ts` holds them against the palette.
 */
export declare const luminanceLimit: {
    readonly light: 0.235;
    readonly dark: 0.225;
};
/** Whether the colour can be used as it is on the grounds of a theme. */
export declare function isReadable(color: string, theme: keyof typeof luminanceLimit): boolean;
/**
 * The same hue and saturation, as light or dark as a square has to be to stand out from a theme's grounds.
 *
 * In linear light the luminance is a weighted sum of the channels. Scaling them all reaches a wanted luminance and
 * leaves hue and saturation alone (in OKLCH: the hue and the quotient of chroma and lightness). What a channel cannot
 * give any more is made up with white, which costs saturation: no more of it than is needed.
 * @param color `#rrggbb`
 * @returns the colour itself when it can be used as it is, otherwise `#rrggbb`
 * @throws RangeError when the text is no colour
 */
export declare function readableFill(color: string, theme: keyof typeof luminanceLimit): string;

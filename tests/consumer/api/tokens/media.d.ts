/** Media queries by name. Separate from the styles, so that run-time queries do not load all token names. */
export declare const media: {
    readonly small: "screen and (min-width: 30rem)";
    readonly medium: "screen and (min-width: 48rem)";
    readonly large: "screen and (min-width: 64rem)";
    readonly wide: "screen and (min-width: 90rem)";
    /** Narrower than any phone: a phone with large text. There is room for no more than a word or two side by side. */
    readonly tiny: 'screen and (max-width: 18.75rem)';
    readonly coarse: '(pointer: coarse)';
    readonly forcedColors: '(forced-colors: active)';
    readonly reducedMotion: '(prefers-reduced-motion: reduce)';
    /** For elements that enter or leave with an animation; with reduced motion they appear and disappear at once. */
    readonly fullMotion: '(prefers-reduced-motion: no-preference)';
    readonly print: 'print';
    readonly screen: 'screen';
};

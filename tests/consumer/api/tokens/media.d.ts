/** Media queries by name. Apart from the styles: what asks them at run time does not load the names of all tokens. */
export declare const media: {
    readonly small: "screen and (min-width: 30rem)";
    readonly medium: "screen and (min-width: 48rem)";
    readonly large: "screen and (min-width: 64rem)";
    readonly wide: "screen and (min-width: 90rem)";
    /** Less than any phone: one with large text. There is room for no more than a word or two beside each other. */
    readonly tiny: 'screen and (max-width: 18.75rem)';
    readonly coarse: '(pointer: coarse)';
    readonly forcedColors: '(forced-colors: active)';
    readonly reducedMotion: '(prefers-reduced-motion: reduce)';
    /** What comes or goes with a movement: with reduced motion it is there, and gone, at once. */
    readonly fullMotion: '(prefers-reduced-motion: no-preference)';
    readonly print: 'print';
    readonly screen: 'screen';
};

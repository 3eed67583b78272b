/** Space in steps of 4 px, written in rem so that it grows with the reader's text size. */
export declare const space: {
    readonly 0: '0';
    readonly 1: '0.25rem';
    readonly 2: '0.5rem';
    readonly 3: '0.75rem';
    readonly 4: '1rem';
    readonly 5: '1.25rem';
    readonly 6: '1.5rem';
    readonly 8: '2rem';
    readonly 10: '2.5rem';
    readonly 12: '3rem';
    readonly 16: '4rem';
    readonly 24: '6rem';
};
/** A step of the space scale. */
export type Space = keyof typeof space;
/** Corner radii: controls 8 px, cards and dialogs 10 px. */
export declare const radius: {
    readonly small: '4px';
    readonly control: '8px';
    readonly card: '10px';
    readonly round: '999px';
};
/** Font families. The fallback fonts are metric-compatible, so that nothing shifts when the font loads. */
export declare const family: {
    readonly serif: "'Newsreader Variable', 'Newsreader Fallback', Georgia, 'Times New Roman', serif";
    readonly sans: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', 'Segoe UI', Arial, sans-serif";
    readonly mono: "ui-monospace, 'Cascadia Mono', 'Liberation Mono', Menlo, monospace";
};
/** The only type scale: size and line height. Body text is 16 px. */
export declare const type: {
    readonly caption: {
        readonly fontSize: '0.8125rem';
        readonly lineHeight: '1.25rem';
    };
    readonly small: {
        readonly fontSize: '0.875rem';
        readonly lineHeight: '1.25rem';
    };
    readonly body: {
        readonly fontSize: '1rem';
        readonly lineHeight: '1.5rem';
    };
    readonly lead: {
        readonly fontSize: '1.125rem';
        readonly lineHeight: '1.75rem';
    };
    readonly heading: {
        readonly fontSize: '1.375rem';
        readonly lineHeight: '1.75rem';
    };
    readonly title: {
        readonly fontSize: '1.875rem';
        readonly lineHeight: '2.25rem';
    };
    readonly display: {
        readonly fontSize: '2.625rem';
        readonly lineHeight: '3rem';
    };
};
/** Weights in which the two variable fonts are used. */
export declare const weight: {
    readonly regular: 400;
    readonly medium: 500;
    readonly semibold: 600;
    readonly bold: 700;
};
/** Durations and curves. Use them through `motion()` of `styles.ts`, which respects reduced motion. */
export declare const duration: {
    readonly fast: '120ms';
    readonly normal: '160ms';
    readonly slow: '200ms';
};
export declare const easing = "cubic-bezier(0.2, 0, 0, 1)";
/** Stacking order. Only floating elements have one. */
export declare const layer: {
    readonly sticky: 10;
    readonly header: 20;
    readonly drawer: 30;
    readonly dialog: 40;
    readonly popover: 50;
    readonly toast: 60;
    readonly skipLink: 70;
};
/** Widths at which a layout changes. */
export declare const breakpoint: {
    readonly small: '30rem';
    readonly medium: '48rem';
    readonly large: '64rem';
    readonly wide: '90rem';
};
/**
 * Line lengths. Running text has 60–75 characters per line; a `ch` is the width of the figure 0, which is half as wide
 * again as the average letter. A sentence or two may be longer.
 */
export declare const measure: {
    readonly prose: '48ch';
    readonly sentence: '68ch';
    readonly form: '40rem';
    readonly page: '76rem';
};
/** Height of a row in a list, tree or grid, by density; with a coarse pointer always the first. */
export declare const rowHeight: {
    readonly comfortable: '2.75rem';
    readonly compact: '2.25rem';
};

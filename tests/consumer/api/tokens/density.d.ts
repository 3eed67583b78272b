/**
 * The values of each density; `touch` applies with a coarse pointer, whatever the density. Separate from the scale,
 * which pages load.
 */
export declare const density: {
    readonly comfortable: {
        readonly control: '2.5rem';
        readonly row: "2.75rem";
        readonly inset: '1.5rem';
    };
    readonly compact: {
        readonly control: '2rem';
        readonly row: "2.25rem";
        readonly inset: '1rem';
    };
    readonly touch: {
        readonly control: '2.75rem';
        readonly row: "2.75rem";
        readonly inset: '1.25rem';
    };
    readonly touchCompact: {
        readonly control: '2.75rem';
        readonly row: "2.75rem";
        readonly inset: '1rem';
    };
};

/** Hues that can be told apart, each readable in both themes, under the names shown in the editor. */
export declare const suggestedColors: {
    readonly blue: '#2b7fb8';
    readonly teal: '#1f8a8a';
    readonly green: '#3a8f4d';
    readonly olive: '#8a8424';
    readonly amber: '#b8722b';
    readonly coral: '#c4554d';
    readonly magenta: '#b8478f';
    readonly violet: '#8a63c9';
    readonly slate: '#6b7a8f';
};
/** The grey that the colour picker starts with until a valid colour is typed. */
export declare const unchosenColor = "#808080";

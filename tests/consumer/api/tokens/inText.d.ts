/** The default text size, in px, that widths and heights are designed for. */
export declare const usualText = 16;
/**
 * A CSS length that grows with the reader's text size.
 * @param length in px at the default text size
 */
export declare function inText(length: number): string;

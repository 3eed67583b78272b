import type { Locale } from './messages.js';
/** The format in which a number is typed: with all its digits, since a compact 1.5K is not read as the same number. */
export declare function typedFormat(format?: Intl.NumberFormatOptions): Intl.NumberFormatOptions;
/**
 * Parses a typed or pasted number. All its digits are kept, however many the format shows.
 * @param format of the field or column; its literals, such as the currency sign, are ignored
 * @returns NaN for anything that is not a number in the reader's language
 */
export declare function parseNumber(text: string, format: Intl.NumberFormatOptions | undefined, locale: Locale): number;

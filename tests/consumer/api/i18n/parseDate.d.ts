import type { Locale } from './messages.js';
/** Two-digit years are 1970 to 2069, as in most spreadsheets and on POSIX. */
export declare function fullYear(year: number): number;
/**
 * Parses a pasted date: both display formats of the specification with or without a time, ISO 8601, numbers with
 * slashes, dashes or points, and words in French or English.
 * @param locale decides what 03/04/2026 means: 3 April in French, 4 March in English
 * @returns 'YYYY-MM-DD', or null for an invalid date. A UTC time becomes the reader's day at that moment.
 */
export declare function parseDate(text: string, locale: Locale): string | null;
/**
 * Parses a period: two dates separated by a dash, an arrow, "to", « au », a tab or ISO's slash.
 * @returns both days as 'YYYY-MM-DD' in the order given, or null
 */
export declare function parseDateRange(text: string, locale: Locale): {
    start: string;
    end: string;
} | null;

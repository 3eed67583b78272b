import type { Locale } from './messages.js';
/** Two digits are a year from 1970 to 2069, as in most spreadsheets and on POSIX. */
export declare function fullYear(year: number): number;
/**
 * Reads a day out of what somebody pasted: both display formats of the specification with or without their time, ISO 8601,
 * figures with slashes, dashes or points, and words in French or English.
 * @param locale decides what 03/04/2026 means: 3 April in French, 4 March in English
 * @returns 'YYYY-MM-DD', or null when it is no date. A moment in UTC is the reader's own day at that moment.
 */
export declare function parseDate(text: string, locale: Locale): string | null;
/**
 * Reads a period: two dates with a dash, an arrow, "to", « au », a tab or ISO's slash between them.
 * @returns both days as 'YYYY-MM-DD' in the order in which they stand, or null
 */
export declare function parseDateRange(text: string, locale: Locale): {
    start: string;
    end: string;
} | null;

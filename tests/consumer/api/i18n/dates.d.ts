/** Formats for dates and times: the display formats of the specification, section 9. */
import type { Locale } from './messages.js';
/** The regional format of each language: English is always American. */
export declare const regions: {
    readonly en: 'en-US';
    readonly fr: 'fr-FR';
};
/**
 * A date and time in the display format of the specification: DD-MM-YYYY HH:mm:ss in French, MM/DD/YYYY hh:mm in
 * English, in the reader's own time zone.
 */
export declare function formatMoment(locale: Locale, moment: Date): string;
/** A day in a sentence: "March 12, 2026", « 12 mars 2026 », « 1er mars 2026 ». */
export declare function formatLongDate(locale: Locale, moment: Date): string;
/** A date and time in a sentence: "March 12, 2026 at 05:00 PM", « 12 mars 2026 à 17:00 ». */
export declare function formatLongMoment(locale: Locale, moment: Date): string;
/**
 * Like `formatLongDate`, with the weekday: "Thursday, March 12, 2026", « jeudi 12 mars 2026 », « dimanche 1er mars 2026
 * ».
 */
export declare function formatDay(locale: Locale, moment: Date): string;
/** A range of days for a title: "November 23 – 29, 2026", « 23–29 novembre 2026 ». */
export declare function formatDays(locale: Locale, first: Date, last: Date): string;
/**
 * A due date with the month as a word: "Nov 23, 2026", « 23 nov. 2026 », « 1er nov. 2026 ».
 * @param moment on that day in the reader's own time zone
 */
export declare function formatDeadline(locale: Locale, moment: Date): string;
/**
 * A day in the display format of the specification: DD-MM-YYYY in French, MM/DD/YYYY in English.
 * @param date 'YYYY-MM-DD'; anything else is returned unchanged
 */
export declare function formatDate(locale: Locale, date: string): string;
/**
 * A time of day in the display format of the specification: HH:mm in French, hh:mm with AM or PM in English.
 * @param time 'HH:MM' in 24-hour format
 */
export declare function formatTime(locale: Locale, time: string): string;
/** The day of a moment in the reader's own time zone, as 'YYYY-MM-DD'. */
export declare function localDay(moment: Date): string;
/**
 * Parses an ISO 8601 text. The services write UTC, so a text without a zone is UTC too; a date alone is midnight in the
 * reader's zone, so that every reader sees the same date.
 * @returns null for an invalid text
 */
export declare function readMoment(text: string): Date | null;

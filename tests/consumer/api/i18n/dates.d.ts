/** How dates and moments are written: the display formats of the specification, section 9. */
import type { Locale } from './messages.js';
/** Whose way of writing dates and numbers a language has: English is American throughout. */
export declare const regions: {
    readonly en: 'en-US';
    readonly fr: 'fr-FR';
};
/**
 * A moment in the display format of the specification: DD-MM-YYYY HH:mm:ss in French, MM/DD/YYYY hh:mm in English,
 * in the reader's own time zone.
 */
export declare function formatMoment(locale: Locale, moment: Date): string;
/** A day in a sentence: "March 12, 2026", « 12 mars 2026 », « 1er mars 2026 ». */
export declare function formatLongDate(locale: Locale, moment: Date): string;
/** A moment in a sentence: "March 12, 2026 at 05:00 PM", « 12 mars 2026 à 17:00 ». */
export declare function formatLongMoment(locale: Locale, moment: Date): string;
/** The same as `formatLongDate` with its weekday: "Thursday, March 12, 2026", « jeudi 12 mars 2026 », « dimanche 1er mars 2026 ». */
export declare function formatDay(locale: Locale, moment: Date): string;
/** Days that follow each other, in a title: "November 23 – 29, 2026", « 23–29 novembre 2026 ». */
export declare function formatDays(locale: Locale, first: Date, last: Date): string;
/**
 * A day on which something is decided, its month a word: "Nov 23, 2026", « 23 nov. 2026 », « 1er nov. 2026 ».
 * @param moment on that day in the reader's own time zone
 */
export declare function formatDeadline(locale: Locale, moment: Date): string;
/**
 * A day in the display format of the specification: DD-MM-YYYY in French, MM/DD/YYYY in English.
 * @param date 'YYYY-MM-DD'; anything else is given back as it is
 */
export declare function formatDate(locale: Locale, date: string): string;
/**
 * A time of the day in the display format of the specification: HH:mm in French, hh:mm with AM or PM in English.
 * @param time 'HH:MM' of 24 hours
 */
export declare function formatTime(locale: Locale, time: string): string;
/** The day of a moment in the reader's own time zone, as 'YYYY-MM-DD'. */
export declare function localDay(moment: Date): string;
/**
 * The moment that an ISO 8601 text stands for. The services write UTC: a text without a zone is UTC too, and a day
 * alone is its midnight in the reader's zone, so that it is shown as that same day everywhere.
 * @returns null for anything that is not a moment
 */
export declare function readMoment(text: string): Date | null;

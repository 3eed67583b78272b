/** How dates and moments are written: the display formats of the specification, section 9. */
import type { Locale } from './messages.js';
/**
 * A moment in the display format of the specification: DD-MM-YYYY HH:mm:ss in French, MM/DD/YYYY hh:mm in English,
 * in the reader's own time zone.
 */
export declare function formatMoment(locale: Locale, moment: Date): string;
/** A day written out, with its weekday: "Thursday, 12 March 2026", « jeudi 12 mars 2026 », « dimanche 1er mars 2026 ». */
export declare function formatDay(locale: Locale, moment: Date): string;
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

import type { Locale } from '../../i18n/messages.js';
/**
 * A size in the reader's language: "1.2 MB", "1,2 Mo". A kilobyte has 1,024 bytes, as in Windows Explorer, where
 * readers see their files, and in the limit of 1 GB.
 */
export declare function formatBytes(locale: Locale, bytes: number): string;
/** The exact size in bytes: "1,073,741,825 bytes". */
export declare const formatWholeBytes: (locale: Locale, bytes: number) => string;
/** Bytes per second in the reader's language: "1.2 MB/s", "1,2 Mo/s". */
export declare function formatRate(locale: Locale, bytesPerSecond: number): string;
/** An estimated duration: "5 sec", "3 min", "1 hr, 20 min"; in steps of 5 seconds below a minute. */
export declare function formatDuration(locale: Locale, seconds: number): string;

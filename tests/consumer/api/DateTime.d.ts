import { type ElementProps } from '../../internal/elementProps.js';
export declare const dateTimeForms: readonly ['moment', 'date', 'day', 'deadline'];
/** 18-07-2026 14:05:33 · 18-07-2026 · samedi 18 juillet 2026 · 18 juil. 2026. */
export type DateTimeForm = (typeof dateTimeForms)[number];
export interface DateTimeProps extends ElementProps {
    /** As the services write it: ISO 8601 in UTC, or a day alone as 'YYYY-MM-DD'. */
    value: string;
    /** Display form. A value that is only a day never shows a time. @default 'moment' */
    form?: DateTimeForm;
}
/** A date or moment in the display format of the reader's language and in the reader's own time zone. */
export declare function DateTime({ value, form, ...element }: DateTimeProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** An entry that lasts one or more days. */
export interface MonthCalendarEntry {
    id: string;
    /** First day, as 'YYYY-MM-DD'. */
    from: string;
    /** Last day, as 'YYYY-MM-DD'. Equal to `from` for a single day. */
    to: string;
    /** Text of the entry: "R-000014, Fonderie Humbert, Suivi de trésorerie". */
    title: string;
    /** Link to the details of the entry. */
    href: string;
    /** Status of the entry, with its text. */
    status?: {
        kind: StatusBadgeKind;
        text: string;
    };
}
export declare const monthCalendarLevels: readonly [2, 3];
export declare const monthCalendarSpans: readonly ['month', 'week'];
export type MonthCalendarSpan = (typeof monthCalendarSpans)[number];
export interface MonthCalendarProps extends ElementProps<HTMLDivElement> {
    /** Whether a month or one week is shown. @default 'month' */
    span?: MonthCalendarSpan;
    /** Any day of the month or week to show, as 'YYYY-MM-DD'. */
    date: string;
    /** Called when the reader navigates: with the first day of a month or the Monday of a week. */
    onChange: (span: MonthCalendarSpan, date: string) => void;
    /** Entries to show. Those outside the period are left out. Array order breaks ties between equal periods. */
    entries: readonly MonthCalendarEntry[];
    /** Names of the days off by date. Weekends are not needed. */
    daysOff?: ReadonlyMap<string, string>;
    /** Text that replaces the days of a narrow calendar if the month or week has no entries. */
    emptyText: string;
    /** The day marked as today. @default the reader's own */
    today?: string;
    /** Level of the heading that names the month or week. @default 2 */
    level?: (typeof monthCalendarLevels)[number];
}
/** Shows the entries of a month or week as bars across days, or as a list of days where space is narrow. */
export declare function MonthCalendar({ span, date, onChange, entries, daysOff, emptyText, today: given, level, ...element }: MonthCalendarProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** What lasts from one day to another. */
export interface MonthCalendarEntry {
    id: string;
    /** Its first day, 'YYYY-MM-DD'. */
    from: string;
    /** Its last day, 'YYYY-MM-DD': the same for what lies on one day. */
    to: string;
    /** What it is: "R-000014, Fonderie Humbert, Suivi de trésorerie". */
    title: string;
    /** Where more is said of it. */
    href: string;
    /** What has become of it, with its words. */
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
    /** Any day of the month or week that is shown, 'YYYY-MM-DD'. */
    date: string;
    /** Called with what the reader goes to: the first day of a month, or the Monday of a week. */
    onChange: (span: MonthCalendarSpan, date: string) => void;
    /** In the order in which they lie below each other where they begin and end alike; others are left out. */
    entries: readonly MonthCalendarEntry[];
    /** Names of the days off, by date; weekends need none. */
    daysOff?: ReadonlyMap<string, string>;
    /** Said instead of the days of a narrow calendar when nothing lies in the month or week. */
    emptyText: string;
    /** The day that is marked. @default the reader's own */
    today?: string;
    /** Of the heading, which names the month or week. @default 2 */
    level?: (typeof monthCalendarLevels)[number];
}
/** What lies on the days of a month or week, as bars over its days; as a list of days where it is narrow. */
export declare function MonthCalendar({ span, date, onChange, entries, daysOff, emptyText, today: given, level, ...element }: MonthCalendarProps): import("react").JSX.Element;

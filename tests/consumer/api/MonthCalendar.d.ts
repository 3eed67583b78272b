import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** What stands on a day. */
export interface MonthCalendarEntry {
    id: string;
    /** The day, 'YYYY-MM-DD'. */
    date: string;
    /** What it is: "Livraison E2026-000014". */
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
export interface MonthCalendarProps {
    /** The month that is shown, 'YYYY-MM'. */
    month: string;
    /** Called with the month that the reader goes to. */
    onMonthChange: (month: string) => void;
    /** In the order in which they stand on their day; those of other months are left out. */
    entries: readonly MonthCalendarEntry[];
    /** Names of the days off, by date; weekends need none. */
    daysOff?: ReadonlyMap<string, string>;
    /** Said instead of the days of a narrow calendar when nothing stands in the month. */
    emptyText: string;
    /** The day that is marked. @default the reader's own */
    today?: string;
    /** Of the heading, which names the month. @default 2 */
    level?: (typeof monthCalendarLevels)[number];
}
/** What stands on the days of a month: days beside each other by weeks, below each other where it is narrow. */
export declare function MonthCalendar({ month, onMonthChange, entries, daysOff, emptyText, today: given, level, }: MonthCalendarProps): import("react").JSX.Element;

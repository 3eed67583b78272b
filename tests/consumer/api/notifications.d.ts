import type { StatusName } from '../../tokens/statuses.js';
export declare const notificationSeverities: readonly ['info', 'success', 'warning', 'critical'];
export type NotificationSeverity = (typeof notificationSeverities)[number];
export declare const notificationJobStates: readonly ['queued', 'running', 'done', 'failed', 'cancelled'];
export type NotificationJobState = (typeof notificationJobStates)[number];
/** The source of a notification. */
export interface NotificationApplication {
    id: string;
    /** In the reader's language. */
    name: string;
}
interface NotificationBase {
    id: string;
    title: string;
    /** Plain text: line breaks are kept, and markup is not interpreted. */
    text?: string;
    application: NotificationApplication;
    /** When it arrived, ISO 8601 in UTC. It does not change: a job keeps its start time. */
    time: string;
    isRead: boolean;
    /** The address that the whole row links to. */
    href?: string;
    /** An additional action. */
    action?: {
        label: string;
    } & ({
        href: string;
        onPress?: never;
    } | {
        href?: never;
        onPress: () => void;
    });
}
/** A message that somebody should know about. */
export interface MessageNotification extends NotificationBase {
    kind: 'message';
    severity: NotificationSeverity;
    /** What it announced is over. @default false */
    isEnded?: boolean;
}
/** The state of a job: only a running one has progress, and a failed one has a reason. */
export type NotificationJob = {
    state: 'queued';
    canCancel?: boolean;
} | {
    state: 'running';
    canCancel?: boolean;
    /** Progress so far. Leave out while unknown. */
    value?: number;
    /** The value at 100 %. @default 100 */
    maximum?: number;
    /** The progress in words, shown instead of a percentage: "3 fichiers sur 12". */
    figure?: string;
} | {
    state: 'done';
} | {
    state: 'failed';
    reason: string;
    canRetry?: boolean;
} | {
    state: 'cancelled';
    canRetry?: boolean;
};
/** A job that runs in the background. */
export interface JobNotification extends NotificationBase {
    kind: 'job';
    job: NotificationJob;
    /**
     * Ongoing work rather than a message: shown above all others under "Under way" for as long as it is passed. It
     * appears at once and can be neither marked nor dismissed. Pass it as read.
     * @default false
     */
    isOnTop?: boolean;
}
export type NotificationItem = MessageNotification | JobNotification;
export declare const notificationFilters: readonly ['all', 'unread', 'running'];
export type NotificationFilter = (typeof notificationFilters)[number];
export declare const notificationGroupings: readonly ['day', 'application'];
export type NotificationGrouping = (typeof notificationGroupings)[number];
/** A day ('YYYY-MM-DD' in the reader's time zone, empty without a valid date), an application, or the work on top. */
export type NotificationGroup = {
    by: 'underWay';
} | {
    by: 'day';
    day: string;
} | {
    by: 'application';
    application: NotificationApplication;
};
/** Whether an item is a job that is queued or running. */
export declare function isUnderWay(item: NotificationItem): boolean;
/** Whether an item is ongoing work, shown above all others. */
export declare function isOnTop(item: NotificationItem): boolean;
export declare function matchesFilter(item: NotificationItem, filter: NotificationFilter): boolean;
/** The notifications to show as a `Banner` above the page until they are read. */
export declare function criticalUnread(items: readonly NotificationItem[]): readonly MessageNotification[];
/** A key of the message catalogue, and the colour and shape of the icon. */
export interface NotificationStatus {
    word: NotificationSeverity | NotificationJobState;
    status: StatusName | 'neutral' | 'active';
}
/** The severity of a message, or the state of a job. */
export declare function statusOf(item: NotificationItem): NotificationStatus;
/** In milliseconds. An invalid time sorts as the oldest. */
export declare function momentOf({ time }: Pick<NotificationItem, 'time'>): number;
/** Newest first; items with the same time keep their order. */
export declare function newestFirst(items: readonly NotificationItem[]): readonly NotificationItem[];
export {};

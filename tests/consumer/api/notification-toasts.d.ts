import { type NotificationItem } from './notifications.js';
export interface NotificationToastsOptions {
    /** Opens the panel, from "Show" in a toast. */
    onShow: () => void;
    /** Whether `items` are what there is; what is loaded at the start gets no toast. @default true */
    isReady?: boolean;
    /** The panel is open, and says it itself. @default false */
    isSilent?: boolean;
    /** What is critical stands in a `Banner` over the page, and needs no toast. @default false */
    hasCriticalBanner?: boolean;
}
/**
 * Shows a toast of what is critical and of jobs that have ended, taken from the items of the panel. A toast goes away and
 * its item stays: to report an error or a job, add an item and never only a toast. A toast goes when
 * its items were read or taken away elsewhere, and when the panel is opened.
 */
export declare function useNotificationToasts(items: readonly NotificationItem[], { onShow, isReady, isSilent, hasCriticalBanner }: NotificationToastsOptions): void;

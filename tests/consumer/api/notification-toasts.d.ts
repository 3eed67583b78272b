import { type NotificationItem } from './notifications.js';
export interface NotificationToastsOptions {
    /** Opens the panel; called by "Show" in a toast. */
    onShow: () => void;
    /** Whether `items` have loaded; those of the first load get no toast. @default true */
    isReady?: boolean;
    /** Whether the panel is open, which makes its own announcements. @default false */
    isSilent?: boolean;
    /** Critical notifications are shown in a `Banner` above the page, and need no toast. @default false */
    hasCriticalBanner?: boolean;
}
/**
 * Shows toasts for critical notifications and finished jobs, based on the items of the panel. A toast disappears but
 * its item stays, so to report an error or a job, add an item rather than only a toast. A toast closes when its items
 * are read or removed elsewhere, and when the panel opens.
 */
export declare function useNotificationToasts(items: readonly NotificationItem[], { onShow, isReady, isSilent, hasCriticalBanner }: NotificationToastsOptions): void;

import { type ElementProps } from '../../internal/elementProps.js';
import type { NotificationContentProps } from '../NotificationPanel/notificationProps.js';
interface NotificationBellOwnProps {
    /** Unread ones in all, also those that are not loaded: the figure on the bell, and in its name. */
    unreadCount: number;
    /** Makes it controlled. */
    isOpen?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
}
/** What the panel shows, and how many are unread. */
export type NotificationBellProps = ElementProps<HTMLSpanElement> & (NotificationContentProps & NotificationBellOwnProps);
/**
 * The bell of the header, with the number of unread notifications. What it opens is loaded when the pointer is over it,
 * when it has the focus, or with the press itself, which is not lost. Where that cannot be loaded the bell says so, and it
 * opens by itself when the network is back.
 */
export declare function NotificationBell({ isOpen: given, onOpenChange, ...panel }: NotificationBellProps): import("react").JSX.Element;
export {};

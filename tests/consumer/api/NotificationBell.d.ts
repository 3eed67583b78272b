import { type ElementProps } from '../../internal/elementProps.js';
import type { NotificationContentProps } from '../NotificationPanel/notificationProps.js';
interface NotificationBellOwnProps {
    /** Number of unread notifications, including those not loaded. Shown on the bell, and part of its accessible name. */
    unreadCount: number;
    /** Whether the panel is open. Makes it controlled. */
    isOpen?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
}
/** The content of the panel, and the number of unread notifications. */
export type NotificationBellProps = ElementProps<HTMLSpanElement> & (NotificationContentProps & NotificationBellOwnProps);
/**
 * The bell in the header, with the number of unread notifications. The panel is loaded on hover, on focus or with the
 * click itself, which is not lost. If loading fails, the bell shows an error, and the panel opens by itself once the
 * network is back.
 */
export declare function NotificationBell({ isOpen: given, onOpenChange, ...panel }: NotificationBellProps): import("react").JSX.Element;
export {};

import { type ElementProps } from '../../internal/elementProps.js';
import type { MessageNotification } from '../NotificationPanel/notifications.js';
export interface NotificationFeedProps extends ElementProps {
    /** Names the feed: "Vos notifications". */
    'aria-label': string;
    /** The notifications loaded so far, newest first. */
    items: readonly MessageNotification[];
    /** Number of notifications in all. */
    total: number;
    /** Marks a notification as read or unread. Resolves when it is done, even if the server refused. */
    onRead: (id: string, isRead: boolean) => Promise<void>;
    /** Loads the next `pageSize` notifications. A rejection is shown to the reader. Offered until `total` is reached. */
    onLoadMore: () => Promise<void>;
    /** How many notifications each further page loads. @default 50 */
    pageSize?: number;
    /** Number of newer notifications waiting above the list, so that nothing moves while it is read. @default 0 */
    newsCount?: number;
    /** Called when the reader asks for the newer notifications. */
    onShowNews?: () => void;
}
/** A person's notifications as an article feed, newest first and grouped by day. */
export declare function NotificationFeed(props: NotificationFeedProps): import("react").JSX.Element;
/** Placeholder for a feed that is still loading. */
export declare function NotificationFeedSkeleton(props: ElementProps<HTMLDivElement>): import("react").JSX.Element;

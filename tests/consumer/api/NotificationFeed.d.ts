import { type ElementProps } from '../../internal/elementProps.js';
import type { MessageNotification } from '../NotificationPanel/notifications.js';
export interface NotificationFeedProps extends ElementProps<HTMLElement> {
    /** Names the feed: "Vos notifications". */
    'aria-label': string;
    /** As many as are loaded, the newest first. */
    items: readonly MessageNotification[];
    /** All there are. */
    total: number;
    /** Marks one as read or unread; resolves when it is so, also where it was refused. */
    onRead: (id: string, isRead: boolean) => Promise<void>;
    /** Loads so many more; a refusal is told. Offered while `total` is not reached. */
    onLoadMore: () => Promise<void>;
    /** How many come with the next part. @default 50 */
    pageSize?: number;
    /** How many have come since and wait over the others, so that nothing moves. @default 0 */
    newsCount?: number;
    /** Puts them in. */
    onShowNews?: () => void;
}
/** What a person was told, the newest first, by days: to be read from top to bottom. */
export declare function NotificationFeed(props: NotificationFeedProps): import("react").JSX.Element;
/** The place of a feed that is not known yet. */
export declare function NotificationFeedSkeleton(props: ElementProps<HTMLDivElement>): import("react").JSX.Element;

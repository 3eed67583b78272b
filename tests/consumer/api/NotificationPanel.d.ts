import type { NotificationPanelProps } from './notificationProps.js';
export type { NotificationChange, NotificationUndo } from './changes.js';
export type { NotificationPanelProps } from './notificationProps.js';
export { notificationGroupings } from './notifications.js';
/** All notifications from the applications, and the reader's long-running jobs. */
export declare function NotificationPanel(props: NotificationPanelProps): import("react").JSX.Element;

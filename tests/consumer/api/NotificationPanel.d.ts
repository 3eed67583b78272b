import type { NotificationPanelProps } from './notificationProps.js';
export type { NotificationChange, NotificationUndo } from './changes.js';
export type { NotificationPanelProps } from './notificationProps.js';
export { notificationGroupings } from './notifications.js';
/** Everything that the applications have to say, with the long jobs that run for the reader. */
export declare function NotificationPanel(props: NotificationPanelProps): import("react").JSX.Element;

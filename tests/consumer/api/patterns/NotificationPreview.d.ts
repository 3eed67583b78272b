import type { NotificationSeverity } from '../../components/NotificationPanel/notifications.js';
import type { Locale } from '../../i18n/messages.js';
import { type ElementProps } from '../../internal/elementProps.js';
export interface NotificationPreviewProps extends ElementProps {
    /** Language of the words: the preview may be in another one than the page. */
    locale: Locale;
    /** Caption of the preview, in the reader's language: "English". */
    caption: string;
    /** Severity of the notification. */
    severity: NotificationSeverity;
    title: string;
    /** Plain text; line breaks are kept. */
    text: string;
    /** Name of the application that it comes from. */
    application: string;
    /** When it arrives, ISO 8601 in UTC. @default now */
    time?: string;
    /** Address that it links to. @default it leads nowhere */
    href?: string;
}
/**
 * Shows a notification as it looks in the notification panel and, if it is critical, as the banner above the page. It
 * is inert, because links that lead away from a form would lose the input. Its texts are also in the form's fields.
 */
export declare function NotificationPreview({ locale, caption, ...notification }: NotificationPreviewProps): import("react").JSX.Element;

import type { NotificationSeverity } from '../../components/NotificationPanel/notifications.js';
import type { Locale } from '../../i18n/messages.js';
import { type ElementProps } from '../../internal/elementProps.js';
export interface NotificationPreviewProps extends ElementProps<HTMLElement> {
    /** Language of the words: the preview may be in another one than the page. */
    locale: Locale;
    /** Says which preview it is, in the reader's language: "English". */
    caption: string;
    /** How grave it is. */
    severity: NotificationSeverity;
    title: string;
    /** Plain text; its lines are kept. */
    text: string;
    /** Where it comes from. */
    application: string;
    /** When it comes, ISO 8601 in UTC. @default now */
    time?: string;
    /** Where it leads. @default it leads nowhere */
    href?: string;
}
/**
 * How a notification will look in the panel of the bell and, where it is critical, as the banner over the page. It cannot
 * be used: links that lead away from a form would lose what is being typed. What it says is in the form's fields.
 */
export declare function NotificationPreview({ locale, caption, ...notification }: NotificationPreviewProps): import("react").JSX.Element;

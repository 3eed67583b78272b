import type { ElementProps } from '../../internal/elementProps.js';
export interface ValidationSummaryItem {
    /** `name` of the field. Leave it out if the message is about the whole form. */
    name?: string;
    /** The text shown below the field. */
    text: string;
}
export declare const summaryKinds: readonly ['error', 'warning'];
export declare const summaryFocuses: readonly ['summary', 'first-field', 'none'];
export interface ValidationSummaryProps extends ElementProps<HTMLDivElement> {
    /** The messages, in the order of the fields. Nothing is shown without items. */
    items: readonly ValidationSummaryItem[];
    /** How often the form was submitted. Each failed attempt moves the focus (react-hook-form's `submitCount`). */
    attempt: number;
    /**
     * Where the focus goes after a failed attempt: to the summary, or to the first invalid field of a short form.
     * @default 'summary'
     */
    focus?: (typeof summaryFocuses)[number];
    /** The severity of the messages. @default 'error' */
    kind?: (typeof summaryKinds)[number];
    /** Heading of the summary. @default 'There are {{count}} problems' */
    title?: string;
}
/** Lists all messages of a form above its first field. Each is a link to its field and repeats the text there. */
export declare function ValidationSummary({ items: latest, attempt, focus, kind, title, ...element }: ValidationSummaryProps): import("react").JSX.Element | null;

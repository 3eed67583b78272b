import type { ElementProps } from '../../internal/elementProps.js';
export interface ValidationSummaryItem {
    /** `name` of the field; leave out when it is about the form as a whole. */
    name?: string;
    /** The words that stand below the field. */
    text: string;
}
export declare const summaryKinds: readonly ['error', 'warning'];
export declare const summaryFocuses: readonly ['summary', 'first-field', 'none'];
export interface ValidationSummaryProps extends ElementProps<HTMLDivElement> {
    /** In the order of the fields. Nothing is shown without items. */
    items: readonly ValidationSummaryItem[];
    /** How often sending was tried; each failed try takes the focus (react-hook-form's `submitCount`). */
    attempt: number;
    /** Where the focus goes after a failed try: into the summary, or into the first invalid field of a short form. @default 'summary' */
    focus?: (typeof summaryFocuses)[number];
    /** @default 'error' */
    kind?: (typeof summaryKinds)[number];
    /** @default 'There are {{count}} problems' */
    title?: string;
}
/** All messages of a form before its first field, each a link to its field, in the words that stand there. */
export declare function ValidationSummary({ items: latest, attempt, focus, kind, title, ...element }: ValidationSummaryProps): import("react").JSX.Element | null;

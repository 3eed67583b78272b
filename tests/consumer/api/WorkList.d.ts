import { type ElementProps } from '../../internal/elementProps.js';
/** One thing that the reader is to do. */
export interface WorkListItem {
    id: string;
    /** What is to be done with it: "Demande à planifier". */
    kind: string;
    /** Whose it is: the client. */
    title: string;
    /** Which of theirs it is. */
    detail?: string;
    /** Where it is done. */
    href: string;
    /** When it began to wait, ISO 8601 in UTC. */
    since: string;
    /** The day by which it is wanted, YYYY-MM-DD. @default none */
    due?: string | null;
}
/** A page with all of one kind: `{ id, label: '60 demandes à planifier', href }`. */
export interface WorkListPage {
    id: string;
    label: string;
    href: string;
}
export declare const workListStatuses: readonly ['ready', 'loading', 'failed'];
export interface WorkListProps extends ElementProps<HTMLElement> {
    /** Names the part: "Ce qui vous attend". */
    title: string;
    /** The most urgent first. */
    items: readonly WorkListItem[];
    /** All there is, where not all of it is among the items. @default their number */
    total?: number;
    /** How many are shown before the reader wants them all; half of them on a phone. @default 6 */
    shown?: number;
    /** Where all of each kind is, for who wants to see it all. @default none */
    pages?: readonly WorkListPage[];
    /** What is said where nothing waits, as a sentence. */
    empty: string;
    /** `failed`: nothing is known; what is known stays while it is asked for again. @default 'ready' */
    status?: (typeof workListStatuses)[number];
    /** Why it is not known, as a sentence. */
    failedReason?: string;
    /** Offers another try where it failed. */
    onRetry?: () => void;
    /** The other try is under way. @default false */
    isRetrying?: boolean;
}
/** What is waiting for the reader, the most urgent first. */
export declare function WorkList(props: WorkListProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
/** One task of the reader. */
export interface WorkListItem {
    id: string;
    /** What is to be done: "Demande à planifier". */
    kind: string;
    /** The client that it is for. */
    title: string;
    /** Tells several tasks of the same client apart. */
    detail?: string;
    /** Address of the page where it is done. */
    href: string;
    /** Since when it has been waiting, ISO 8601 in UTC. */
    since: string;
    /** The day it is due, YYYY-MM-DD. @default none */
    due?: string | null;
}
/** A page with all tasks of one kind: `{ id, label: '60 demandes à planifier', href }`. */
export interface WorkListPage {
    id: string;
    label: string;
    href: string;
}
export declare const workListStatuses: readonly ['ready', 'loading', 'failed'];
export interface WorkListProps extends ElementProps {
    /** Names the part: "Ce qui vous attend". */
    title: string;
    /** The tasks, most urgent first. */
    items: readonly WorkListItem[];
    /** Number of tasks in all, if not all are among the items. @default their number */
    total?: number;
    /** How many are shown before the reader expands the list; half of them on a phone. @default 6 */
    shown?: number;
    /** Links to all tasks of each kind. @default none */
    pages?: readonly WorkListPage[];
    /** The sentence shown when nothing is waiting. */
    empty: string;
    /** `failed` means that nothing has loaded; existing items stay visible while they are reloaded. @default 'ready' */
    status?: (typeof workListStatuses)[number];
    /** Why loading failed, as a sentence. */
    failedReason?: string;
    /** Called when the reader retries after a failure. */
    onRetry?: () => void;
    /** Whether a retry is in progress. @default false */
    isRetrying?: boolean;
}
/** Lists the tasks that wait for the reader, most urgent first. */
export declare function WorkList(props: WorkListProps): import("react").JSX.Element;

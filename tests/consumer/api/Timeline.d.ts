import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** An event in the history. */
export interface TimelineEvent {
    id: string;
    /** What happened: "Demande validée". */
    title: string;
    /** When it happened, formatted for the reader: "12 mars 2026, 09:30". */
    date: string;
    /** The machine-readable time: "2026-03-12T09:30:00+01:00". */
    dateTime: string;
    /** Who did it. */
    actor?: string;
    /** The resulting status and its text. */
    status?: {
        kind: StatusBadgeKind;
        text: string;
    };
    /** Further details: the reason for a refusal, a comment. */
    detail?: ReactNode;
}
/** The next step that has not happened yet, and who is to act. */
export interface TimelineWaiting {
    /** The next step: "Validation par l’associé". */
    title: string;
    /** Who is to act. */
    name: string;
    /** How many whole days it has been waiting; 0 is "since today". */
    days: number;
    /** What the reader can do about it. */
    action?: ReactNode;
}
export declare const timelineOrders: readonly ['newest-first', 'oldest-first'];
export interface TimelineProps extends ElementProps<HTMLOListElement> {
    /** What the events belong to: "Historique de la demande". Names the list. */
    label: string;
    /** The events, sorted according to `order`. */
    events: readonly TimelineEvent[];
    /** The step that is waited for. Shown at the newest end. */
    waiting?: TimelineWaiting;
    /** The direction of time. @default 'newest-first' */
    order?: (typeof timelineOrders)[number];
    /** How many of the newest events are shown at first. A single remaining event is never hidden. @default 5 */
    shown?: number;
}
/** The history of one thing: what happened, when and by whom, and what it is waiting for. */
export declare function Timeline({ label, events, waiting, order, shown, ...element }: TimelineProps): import("react").JSX.Element;
/** Placeholder for a history that is still loading. */
export declare function TimelineSkeleton({ count, ...element }: ElementProps<HTMLDivElement> & {
    /** The number of placeholder entries. @default 3 */ count?: number;
}): import("react").JSX.Element;

import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** Something that happened. */
export interface TimelineEvent {
    id: string;
    /** What happened: "Demande validée". */
    title: string;
    /** When, as the reader writes it: "12 mars 2026, 09:30". */
    date: string;
    /** The same for machines: "2026-03-12T09:30:00+01:00". */
    dateTime: string;
    /** Who did it. */
    actor?: string;
    /** What it came to, with its words. */
    status?: {
        kind: StatusBadgeKind;
        text: string;
    };
    /** What else is to be said: the reason of a refusal, a comment. */
    detail?: ReactNode;
}
/** What has not happened yet, and who is waited for. */
export interface TimelineWaiting {
    /** What comes: "Validation par l’associé". */
    title: string;
    /** Who is to act. */
    name: string;
    /** For how many whole days; 0 is "since today". */
    days: number;
    /** What the reader can do about it. */
    action?: ReactNode;
}
export declare const timelineOrders: readonly ['newest-first', 'oldest-first'];
export interface TimelineProps extends ElementProps<HTMLOListElement> {
    /** What the events belong to: "Historique de la demande". Names the list. */
    label: string;
    /** In the order of `order`. */
    events: readonly TimelineEvent[];
    /** What is awaited now; it stands at the newest end. */
    waiting?: TimelineWaiting;
    /** Which end of time comes first. @default 'newest-first' */
    order?: (typeof timelineOrders)[number];
    /** How many events stand there at first, the newest; a single one is never hidden. @default 5 */
    shown?: number;
}
/** What happened to one thing, when and by whom, and what it is waiting for. */
export declare function Timeline({ label, events, waiting, order, shown, ...element }: TimelineProps): import("react").JSX.Element;
/** The place of a history that is not known yet. */
export declare function TimelineSkeleton({ count, ...element }: ElementProps<HTMLDivElement> & {
    /** How many entries are stood for. @default 3 */ count?: number;
}): import("react").JSX.Element;

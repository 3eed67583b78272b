import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** A thing on its way. */
export interface BoardCard {
    id: string;
    /** Its name; the words of its link. */
    title: string;
    /** Where it is found. @default nowhere: its words stand alone */
    href?: string;
    /** What else is known of it, a few words each. @default nothing */
    lines?: readonly ReactNode[];
}
/** A place where things can be. */
export interface BoardColumn {
    id: string;
    title: string;
    /** Makes it a status, with the icon and the colour of its kind. @default the bare title */
    status?: StatusBadgeKind;
    /** How many there are, also those that are not shown. */
    count: number;
    cards: readonly BoardCard[];
    /** Below its cards: where the others are. @default nothing */
    foot?: ReactNode;
}
export interface BoardProps extends ElementProps<HTMLDivElement> {
    /** In the order in which things go. */
    columns: readonly BoardColumn[];
    /** What stands in a column without cards. */
    emptyText: string;
}
/** Things on their way, in a column for each place where they can be. */
export declare function Board({ columns, emptyText, ...element }: BoardProps): import("react").JSX.Element;

import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type StatusBadgeKind } from '../StatusBadge/StatusBadge.js';
/** An item that moves through the columns. */
export interface BoardCard {
    id: string;
    /** The item's name, which is also the text of its link. */
    title: string;
    /** Where the title links to. @default nowhere, as plain text */
    href?: string;
    /** More facts about the item, a few words each. @default nothing */
    lines?: readonly ReactNode[];
}
/** A stage that items can be at. */
export interface BoardColumn {
    id: string;
    title: string;
    /** Shows the title as a status badge with the icon and colour of this kind. @default the bare title */
    status?: StatusBadgeKind;
    /** Total number of items, including those without a card. */
    count: number;
    cards: readonly BoardCard[];
    /** Content below the cards, such as a link to the remaining items. @default nothing */
    foot?: ReactNode;
}
export interface BoardProps extends ElementProps<HTMLDivElement> {
    /** In the order in which things go. */
    columns: readonly BoardColumn[];
    /** Text of a column without cards. */
    emptyText: string;
}
/** Things on their way, in a column for each place where they can be. */
export declare function Board({ columns, emptyText, ...element }: BoardProps): import("react").JSX.Element;

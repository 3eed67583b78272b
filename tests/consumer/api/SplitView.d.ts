import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface SplitViewProps extends ElementProps<HTMLDivElement> {
    /** What to choose from: a list or a tree. */
    list: ReactNode;
    /** The chosen item. */
    children: ReactNode;
    /** Accessible name of the part that shows the chosen item. */
    label: string;
    /**
     * Key of the item that is shown. When it changes while the parts are stacked, the detail part is scrolled into view
     * and focused, because otherwise nobody on a phone would notice a change.
     */
    shown?: string | undefined;
    /** Share of the width for the list: about half, or as little as a tree of names needs. @default 'half' */
    listWidth?: 'half' | 'narrow';
}
/** A list and the item chosen from it: side by side if there is room, otherwise stacked. */
export declare function SplitView({ list, children, label, shown, listWidth, ...element }: SplitViewProps): import("react").JSX.Element;

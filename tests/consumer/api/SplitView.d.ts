import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface SplitViewProps extends ElementProps<HTMLDivElement> {
    /** What is chosen from: a list or a tree. */
    list: ReactNode;
    /** What was chosen. */
    children: ReactNode;
    /** Names the part that shows what was chosen. */
    label: string;
    /**
     * Which thing is shown. When it changes while the parts stand below each other, the part that shows it is scrolled to
     * and takes the focus: otherwise nobody on a phone would see that anything happened.
     */
    shown?: string | undefined;
    /** How much of the width the list takes: about half of it, or as little as a tree of names needs. @default 'half' */
    listWidth?: 'half' | 'narrow';
}
/** A list and what was chosen from it: beside each other where there is room, below each other where there is not. */
export declare function SplitView({ list, children, label, shown, listWidth, ...element }: SplitViewProps): import("react").JSX.Element;

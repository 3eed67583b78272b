import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface TabItem {
    id: string;
    title: string;
    content: ReactNode;
    /** Makes the tab a link, which puts it in the address and the history. */
    href?: string;
    /** The number of items waiting, and its text. */
    count?: {
        value: number;
        label: string;
    };
    /** Whether the tab is disabled. @default false */
    isDisabled?: boolean;
}
export interface TabsProps extends ElementProps<HTMLDivElement> {
    /** What the tabs divide: "Rapport". */
    label: string;
    items: readonly TabItem[];
    /** Id of the current tab. Makes it controlled, for example by the address. */
    selected?: string;
    /** Called when the reader selects a tab. */
    onSelectedChange?: (id: string) => void;
}
/** Switches between views of the same thing, one at a time. */
export declare function Tabs({ label, items, selected, onSelectedChange, ...element }: TabsProps): import("react").JSX.Element;

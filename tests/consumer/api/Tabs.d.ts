import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface TabItem {
    id: string;
    title: string;
    content: ReactNode;
    /** Makes the tab a link, so that it is in the address and in the history. */
    href?: string;
    /** How many wait there, with its words. */
    count?: {
        value: number;
        label: string;
    };
    /** @default false */
    isDisabled?: boolean;
}
export interface TabsProps extends ElementProps<HTMLDivElement> {
    /** What the tabs divide: "Rapport". */
    label: string;
    items: readonly TabItem[];
    /** Id of the tab that is shown; makes it controlled, as with tabs in the address. */
    selected?: string;
    /** Hears the tab that is selected. */
    onSelectedChange?: (id: string) => void;
}
/** Views of one thing, one at a time. */
export declare function Tabs({ label, items, selected, onSelectedChange, ...element }: TabsProps): import("react").JSX.Element;

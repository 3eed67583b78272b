import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const filterPanelLevels: readonly [2, 3];
export interface FilterPanelProps extends ElementProps<HTMLDivElement> {
    /** The fields, the one that is used most first. */
    children: ReactNode;
    /** How many of them narrow what is shown; a period counts once. */
    activeCount: number;
    /** Takes all of them back. */
    onClear: () => void;
    /** What stands in the way of choosing: a banner. */
    notice?: ReactNode;
    /** @default 'Filters', in the reader's language */
    title?: string;
    /** Of the title in the page's outline. @default 2 */
    level?: (typeof filterPanelLevels)[number];
    /** Least width of a field, any CSS length; as many beside each other as fit. @default '12rem' */
    columnWidth?: string;
    /** The filters that are active, by name and value, which paper shows in place of the fields, with its day. @default the fields are printed */
    printed?: readonly FilterInWords[];
}
/** A filter as paper says it. */
export interface FilterInWords {
    /** Name of the field. */
    label: string;
    /** What was chosen in it. */
    value: string;
}
/** What a page of figures is narrowed by. Where it is narrow it is folded away, and says how many filters there are. */
export declare function FilterPanel({ children, activeCount, onClear, notice, title, level, columnWidth, printed, ...element }: FilterPanelProps): import("react").JSX.Element;

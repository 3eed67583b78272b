import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const filterPanelLevels: readonly [2, 3];
export interface FilterPanelProps extends ElementProps<HTMLDivElement> {
    /** The filter fields, the most used first. */
    children: ReactNode;
    /** Number of active filters; a period counts once. */
    activeCount: number;
    /** Called to clear all filters. */
    onClear: () => void;
    /** A message about why filtering is not possible, such as a banner. */
    notice?: ReactNode;
    /** @default 'Filters', in the reader's language */
    title?: string;
    /** Level of the title in the page's outline. @default 2 */
    level?: (typeof filterPanelLevels)[number];
    /** Minimum width of a field, as any CSS length; a row has as many as fit. @default '12rem' */
    columnWidth?: string;
    /**
     * The active filters by name and value. Paper shows them, with the day of printing, in place of the fields.
     * @default the fields are printed
     */
    printed?: readonly FilterInWords[];
}
/** A filter as it is printed. */
export interface FilterInWords {
    /** Name of the field. */
    label: string;
    /** The chosen value. */
    value: string;
}
/** Filters for a page of figures. In a narrow container it is collapsed and shows the number of active filters. */
export declare function FilterPanel({ children, activeCount, onClear, notice, title, level, columnWidth, printed, ...element }: FilterPanelProps): import("react").JSX.Element;

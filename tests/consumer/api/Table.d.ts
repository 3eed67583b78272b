import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { SortKey } from '../../internal/rowModel/sort.js';
import type { GridColumn } from '../DataGrid/gridTypes.js';
/** A column: its values and how they are shown. A subset of the columns of `DataGrid`. */
export type TableColumn<Row> = Pick<GridColumn<Row>, 'id' | 'type' | 'title' | 'value' | 'choices' | 'href' | 'render' | 'format' | 'form' | 'aggregate' | 'isSortable'>;
export declare const tableNarrows: readonly ['scroll', 'stack'];
/** How a table behaves when there is no room for its columns. */
export type TableNarrow = (typeof tableNarrows)[number];
export interface TableProps<Row> extends ElementProps<HTMLDivElement> {
    /** What the table is about. Names it. */
    caption: string;
    /** Hides the caption visually, because a heading directly above says the same. @default false */
    isCaptionHidden?: boolean;
    /** The rows. Use few, because all of them are rendered. */
    rows: readonly Row[];
    columns: readonly TableColumn<Row>[];
    /** Returns the id of a row. */
    getRowId: (row: Row) => string;
    /** Id of the column whose cells are the row headers; `null` for none. @default the first */
    nameColumn?: string | null;
    /** Whether the reader can sort by the columns, except those with `isSortable` set to `false`. @default false */
    isSortable?: boolean;
    /** The initial sort order. @default in the order of `rows` */
    defaultSort?: SortKey;
    /** Adds a row of totals, computed by each column's `aggregate`. @default false */
    hasTotals?: boolean;
    /** Shown when there are no rows. @default a general sentence */
    emptyText?: ReactNode;
    /** Without enough room for its columns: scrolls sideways, or stacks the cells. @default 'scroll' */
    narrow?: TableNarrow;
}
/** A native table for a few rows and columns: no tools, and as wide as it needs. */
export declare function Table<Row>(props: TableProps<Row>): import("react").JSX.Element;

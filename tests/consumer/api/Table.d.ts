import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { SortKey } from '../../internal/rowModel/sort.js';
import type { GridColumn } from '../DataGrid/gridTypes.js';
/** A column: what its values are, and how they are shown. The same words as for `DataGrid`, of which it is a part. */
export type TableColumn<Row> = Pick<GridColumn<Row>, 'id' | 'type' | 'title' | 'value' | 'choices' | 'href' | 'render' | 'format' | 'form' | 'aggregate' | 'isSortable'>;
export declare const tableNarrows: readonly ['scroll', 'stack'];
/** What a table does where there is no room for its columns. */
export type TableNarrow = (typeof tableNarrows)[number];
export interface TableProps<Row> extends ElementProps<HTMLDivElement> {
    /** What the table is about; names it. */
    caption: string;
    /** A heading right above says it already. @default false */
    isCaptionHidden?: boolean;
    /** Few: all of them are drawn. */
    rows: readonly Row[];
    columns: readonly TableColumn<Row>[];
    /** The id of a row. */
    getRowId: (row: Row) => string;
    /** Id of the column whose cells are the headers of their rows; `null` where none is. @default the first */
    nameColumn?: string | null;
    /** Whether the reader can sort by the columns, but for those that say no by `isSortable`. @default false */
    isSortable?: boolean;
    /** How it is sorted at first. @default in the order of `rows` */
    defaultSort?: SortKey;
    /** A row below the others with what they come to, by the `aggregate` of the columns. @default false */
    hasTotals?: boolean;
    /** What stands there when there are no rows. @default a general sentence */
    emptyText?: ReactNode;
    /** Where there is no room for its columns it is scrolled sideways, or its cells stand below each other. @default 'scroll' */
    narrow?: TableNarrow;
}
/** Few rows and columns to read: a table as the web has it, without tools, and as wide as it needs. */
export declare function Table<Row>(props: TableProps<Row>): import("react").JSX.Element;

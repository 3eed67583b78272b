import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** A table that is printed on its own pages. */
export interface PaperSheet {
    id: number | string;
    /** The title of the table, for example the place being counted. */
    title: string;
    /** A note printed above the table. @default nothing */
    note?: ReactNode;
    /** The texts of each row, one for each of `columns`. The first names the row and is never empty. */
    rows: readonly {
        id: number | string;
        cells: readonly string[];
    }[];
}
export interface PaperFormProps extends ElementProps<HTMLDivElement> {
    /** The sheets, in order. */
    sheets: readonly PaperSheet[];
    /** Titles of the columns with printed text. */
    columns: readonly string[];
    /** Titles of the columns to fill in by hand. They come after the others. */
    blanks: readonly string[];
    /** Blank rows at the end of each sheet for items that its list does not have, under this title. @default none */
    spare?: {
        title: string;
        rows: number;
    };
    /** Labels of the lines to fill in below each table: who filled it in, the date, a signature. @default nothing */
    lines?: readonly string[];
    /** Controls for choosing and printing sheets. Not printed themselves. @default nothing */
    tools?: ReactNode;
}
/** Tables to print and fill in by hand. */
export declare function PaperForm({ sheets, lines, tools, ...table }: PaperFormProps): import("react").JSX.Element;

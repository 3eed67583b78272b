import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
/** A table that is printed on pages of its own. */
export interface PaperSheet {
    id: number | string;
    /** Names the table: the place that is counted, for example. */
    title: string;
    /** What is printed above its table. @default nothing */
    note?: ReactNode;
    /** The words of each row, one for each of `columns`; the first names the row and is never empty. */
    rows: readonly {
        id: number | string;
        cells: readonly string[];
    }[];
}
export interface PaperFormProps extends ElementProps<HTMLDivElement> {
    /** The sheets of paper, in order. */
    sheets: readonly PaperSheet[];
    /** Titles of the columns that are printed with words. */
    columns: readonly string[];
    /** Titles of the columns that are filled in by hand: they stand after the others. */
    blanks: readonly string[];
    /** Rows at the end of each sheet for what its list does not have, below these words. @default none */
    spare?: {
        title: string;
        rows: number;
    };
    /** What is written below each table, each on a line of its own: who filled it in, the day, a signature. @default nothing */
    lines?: readonly string[];
    /** What chooses the sheets and prints them: it stays off the paper. @default nothing */
    tools?: ReactNode;
}
/** Tables that are printed and filled in by hand. */
export declare function PaperForm({ sheets, lines, tools, ...table }: PaperFormProps): import("react").JSX.Element;

/** Rows of cell texts, unparsed. */
export type PastedTable = readonly (readonly string[])[];
/** The clipboard data. */
export interface PastedData {
    text: string;
    html: string;
}
/** Parses tab-separated values from spreadsheets, where cells with a tab, line break or quote are quoted. */
export declare function readTsv(text: string): PastedTable;
/** Reads the copied cells from the HTML table of a spreadsheet, or else from the text. */
export declare function readPasted({ text, html }: PastedData): PastedTable;

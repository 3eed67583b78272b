import { type ElementProps } from '../../internal/elementProps.js';
import type { StatementColumn, StatementRounding, StatementRow } from './statement.js';
export { statementColumnKinds, statementRoundings, statementRowKinds, type StatementColumn, type StatementColumnKind, type StatementRounding, type StatementRow, type StatementRowKind, } from './statement.js';
export interface StatementTableProps extends ElementProps<HTMLDivElement> {
    /** Title of the statement with its date: « Bilan actif au 31/12/2025 ». Names the table. */
    caption: string;
    /** How amounts are rounded and shown. Stated once, beside the caption. */
    rounding: StatementRounding;
    /** Header of the first column. @default « Poste » */
    lineTitle?: string;
    columns: readonly StatementColumn[];
    rows: readonly StatementRow[];
    /** Id of the row whose link was followed. When it is cleared, the focus returns to that row. */
    selected?: string | undefined;
    /** What makes a variation significant: « au moins 10 000 € et 10 % ». Shown below the table. */
    significance?: string;
    /** File name of the download, without its extension. @default it is not offered */
    exportName?: string;
}
/** A financial statement in its printed form, as a table. */
export declare function StatementTable({ caption, rounding, lineTitle, columns, rows, selected, significance, exportName, ...element }: StatementTableProps): import("react").JSX.Element;

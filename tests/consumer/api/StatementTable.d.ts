import { type ElementProps } from '../../internal/elementProps.js';
import type { StatementColumn, StatementRounding, StatementRow } from './statement.js';
export { statementColumnKinds, statementRoundings, statementRowKinds, type StatementColumn, type StatementColumnKind, type StatementRounding, type StatementRow, type StatementRowKind, } from './statement.js';
export interface StatementTableProps extends ElementProps<HTMLDivElement> {
    /** Which statement it is, and of when: « Bilan actif au 31/12/2025 ». Names the table. */
    caption: string;
    /** What the amounts are rounded to, and printed in; said once, beside the caption. */
    rounding: StatementRounding;
    /** What the first column lists. @default « Poste » */
    lineTitle?: string;
    columns: readonly StatementColumn[];
    rows: readonly StatementRow[];
    /** Id of the row whose link was followed; when it is closed, the focus goes back there. */
    selected?: string | undefined;
    /** What makes a variation significant: « au moins 10 000 € et 10 % »; said below the table. */
    significance?: string;
    /** Name of the file that the table is downloaded as, without its ending. @default it is not offered */
    exportName?: string;
}
/** A financial statement as it is printed: a table that is read from top to bottom. */
export declare function StatementTable({ caption, rounding, lineTitle, columns, rows, selected, significance, exportName, ...element }: StatementTableProps): import("react").JSX.Element;

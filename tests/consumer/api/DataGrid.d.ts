import type { DataGridProps } from './gridProps.js';
export { gridSelectionModes, gridStatuses } from './gridTypes.js';
export type { DataGridProps } from './gridProps.js';
export type { GridSavedView } from './savedViews.js';
export type { GridGroup, GridGroupPage, GridGroupValue, GridPage, GridQuery, GridRequest, GridEndlessSource, GridSource, GridTotals, } from './gridSource.js';
export type { GridCellEdit, GridCellProblem, GridChoice, GridColumn, GridEditing, GridRowAction, GridRowToggle, GridSelection, GridSelectionMode, GridStatus, GridTree, } from './gridTypes.js';
/** A data grid for many rows and columns: search, sort, filter, arrange, select, edit and act on rows. */
export declare function DataGrid<Row>(props: DataGridProps<Row>): import("react").JSX.Element | null;

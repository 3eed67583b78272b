import type { Arrangement } from '../../internal/rowModel/rowModel.js';
/** The days of a period that is counted from today, as they are now: for services, which are asked for days. */
export { periodNow } from '../../internal/rowModel/relativePeriods.js';
/** Of the filters of a view those that the columns can have: for services, which refuse values that they do not know. */
export { fittingFilters } from '../../internal/rowModel/filter.js';
/** How the columns lie. What it does not name follows the columns as they are given. */
export interface ColumnLayout {
    /** Ids from first to last. */
    order: readonly string[];
    hidden: readonly string[];
    /** Ids that stay in view at the start, in their order. */
    pinned: readonly string[];
    /** In px beside text of the usual size: a width stays what it was to the words in it. */
    widths: Readonly<Record<string, number>>;
}
/** All that a reader sets in a grid, but for the selection. Plain data: it goes into the URL, a saved view, a query. */
export interface GridView extends Arrangement {
    /** From 1. */
    page: number;
    /** Ids of the columns by which rows are grouped, the outermost first. */
    groupBy: readonly string[];
    columns: ColumnLayout;
    /** Leave out to follow the page. */
    density?: 'comfortable' | 'compact';
}
export declare const initialColumns: ColumnLayout;
/** Nothing sorted, searched or filtered; the columns as they are given. */
export declare const initialView: GridView;
/**
 * A view as the search parameters of a URL. What is as it was at the start is not written, and parameters of others stay.
 * @param prefix keeps two grids of one page apart
 */
export declare function writeGridView(view: GridView, params: URLSearchParams, prefix?: string): URLSearchParams;
/** The view that is written in a URL. What cannot be read is as at the start: somebody may have changed it by hand. */
export declare function readGridView(params: URLSearchParams, prefix?: string): GridView;

import type { Arrangement } from '../../internal/rowModel/rowModel.js';
/** Resolves a period relative to today into its current days, for services that expect days. */
export { periodNow } from '../../internal/rowModel/relativePeriods.js';
/** Keeps only the filters of a view that its columns can have, for services that reject unknown values. */
export { fittingFilters } from '../../internal/rowModel/filter.js';
/** The layout of the columns. Columns that it does not name follow in the given order. */
export interface ColumnLayout {
    /** Column ids from first to last. */
    order: readonly string[];
    hidden: readonly string[];
    /** Ids of the columns pinned at the start, in order. */
    pinned: readonly string[];
    /** Widths in px at the default text size, so that a width scales with the text in it. */
    widths: Readonly<Record<string, number>>;
}
/** Everything that a reader sets in a grid, except the selection. Plain data for URLs, saved views and queries. */
export interface GridView extends Arrangement {
    /** Page number, from 1. */
    page: number;
    /** Ids of the columns by which rows are grouped, the outermost first. */
    groupBy: readonly string[];
    columns: ColumnLayout;
    /** Row density. Omit it to follow the page. */
    density?: 'comfortable' | 'compact';
}
export declare const initialColumns: ColumnLayout;
/** A view with nothing sorted, searched or filtered, and the columns as given. */
export declare const initialView: GridView;
/**
 * Writes a view into the search parameters of a URL. Defaults are omitted, and unrelated parameters stay.
 * @param prefix distinguishes two grids on one page
 */
export declare function writeGridView(view: GridView, params: URLSearchParams, prefix?: string): URLSearchParams;
/** Reads a view from a URL. Unreadable parts, such as those edited by hand, fall back to the defaults. */
export declare function readGridView(params: URLSearchParams, prefix?: string): GridView;

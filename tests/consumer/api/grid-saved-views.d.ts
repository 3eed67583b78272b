import { type GridView } from './gridView.js';
/** A named view. Plain data: the caller can store it as JSON. */
export interface GridSavedView {
    id: string;
    name: string;
    view: GridView;
    /** Whether the grid starts with this view. At most one view is the default. @default false */
    isDefault?: boolean;
    /** Whether it belongs to somebody else and can be used and copied, but not changed. @default false */
    isLocked?: boolean;
}
type SavedViews = readonly GridSavedView[];
/** Whether two views are equal, regardless of the page. */
export declare function isSameView(a: GridView, b: GridView): boolean;
/** The view that the grid starts with, if there is a default. */
export declare function defaultViewOf(views: SavedViews): GridView | undefined;
/** Id of the saved view that equals the given one, preferably the default view; `null` if none does. */
export declare function savedIdOf(views: SavedViews, view: GridView): string | null;
/** Saves a view with its first page, because the page is a position rather than a setting. */
export declare const withView: (views: SavedViews, id: string, view: GridView) => SavedViews;
export declare const withName: (views: SavedViews, id: string, name: string) => SavedViews;
export declare const withAdded: (views: SavedViews, id: string, name: string, view: GridView) => SavedViews;
export declare const withoutView: (views: SavedViews, id: string) => SavedViews;
/** Changes the default view, or removes it. */
export declare function withDefault(views: SavedViews, id: string | null): SavedViews;
/**
 * Validates the name of a view. Names that differ only by case or accents are the same.
 * @param ownId id of the view that is being renamed
 */
export declare function nameProblem(views: SavedViews, name: string, ownId?: string): 'viewNameMissing' | 'viewNameTaken' | null;
/** Creates a unique id, even where `crypto.randomUUID` is unavailable. */
export declare function newViewId(): string;
/** The initial view of a grid. */
export declare function firstView(given: GridView | undefined, views: SavedViews | undefined): GridView;
export {};

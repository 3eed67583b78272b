import { type GridView } from './gridView.js';
/** A named view. Plain data: the caller can store it as JSON. */
export interface GridSavedView {
    id: string;
    name: string;
    view: GridView;
    /** The grid begins with it. At most one is. @default false */
    isDefault?: boolean;
    /** Somebody else's: it can be used and copied, not changed. @default false */
    isLocked?: boolean;
}
type SavedViews = readonly GridSavedView[];
/** Whether two views show the same; the page that is looked at is no part of it. */
export declare function isSameView(a: GridView, b: GridView): boolean;
/** The view that the grid begins with, where one was chosen for it. */
export declare function defaultViewOf(views: SavedViews): GridView | undefined;
/** Which saved view is the one that is shown at the start; `null` when it is none. */
export declare function savedIdOf(views: SavedViews, view: GridView): string | null;
/** A page is where somebody is, not how the grid is set: a view is kept with its first. */
export declare const withView: (views: SavedViews, id: string, view: GridView) => SavedViews;
export declare const withName: (views: SavedViews, id: string, name: string) => SavedViews;
export declare const withAdded: (views: SavedViews, id: string, name: string, view: GridView) => SavedViews;
export declare const withoutView: (views: SavedViews, id: string) => SavedViews;
/** With another view to begin with, or none. */
export declare function withDefault(views: SavedViews, id: string | null): SavedViews;
/** What is wrong with the name of a view. @param ownId of the view that is renamed */
export declare function nameProblem(views: SavedViews, name: string, ownId?: string): 'viewNameMissing' | 'viewNameTaken' | null;
/** An id that no other view has, also where `crypto.randomUUID` is not to be had. */
export declare function newViewId(): string;
/** How a grid begins. */
export declare function firstView(given: GridView | undefined, views: SavedViews | undefined): GridView;
export {};

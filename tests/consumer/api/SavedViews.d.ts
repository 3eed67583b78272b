import { type ElementProps } from '../../internal/elementProps.js';
import type { GridView } from '../DataGrid/gridView.js';
import type { GridSavedView } from '../DataGrid/savedViews.js';
export interface SavedViewsProps extends ElementProps<HTMLDivElement> {
    /** The named views, stored by the caller. */
    views: readonly GridSavedView[];
    /**
     * Called with the changed views, to save them. A rejection is shown and can be retried. Without it, views can be
     * chosen but not changed.
     */
    onViewsChange?: (views: readonly GridSavedView[]) => void | Promise<void>;
    /** The current view. */
    view: GridView;
    onViewChange: (view: GridView) => void;
    /** The view shown when none is chosen. */
    startView: GridView;
}
/** Manages the saved views of a page that shows more than a grid: choose, save, rename, delete, and set as default. */
export declare function SavedViews({ views, onViewsChange, view, onViewChange, startView, ...element }: SavedViewsProps): import("react").JSX.Element;

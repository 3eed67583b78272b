import { type ElementProps } from '../../internal/elementProps.js';
import type { GridView } from '../DataGrid/gridView.js';
import type { GridSavedView } from '../DataGrid/savedViews.js';
export interface SavedViewsProps extends ElementProps<HTMLDivElement> {
    /** Named views, stored by the caller. */
    views: readonly GridSavedView[];
    /** Keeps the views. Without it they can only be chosen; a rejection is shown and can be tried again. */
    onViewsChange?: (views: readonly GridSavedView[]) => void | Promise<void>;
    /** What is shown now. */
    view: GridView;
    onViewChange: (view: GridView) => void;
    /** What is shown where no view was chosen. */
    startView: GridView;
}
/** The views of a page that shows more than a grid: chosen, saved, renamed, deleted, and begun with. */
export declare function SavedViews({ views, onViewsChange, view, onViewChange, startView, ...element }: SavedViewsProps): import("react").JSX.Element;

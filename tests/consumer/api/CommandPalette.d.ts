import { type ElementProps } from '../../internal/elementProps.js';
import type { PaletteItem, PaletteSource } from './sources.js';
export interface CommandPaletteProps extends ElementProps {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** The sources to search, in the order of their results. Keep the array stable between renders. */
    sources: readonly PaletteSource[];
    /** Items shown before anything is typed. */
    recents?: readonly PaletteItem[];
    /** Called after an item was chosen, for instance to remember it. */
    onChoose?: (item: PaletteItem) => void;
}
/** A search field that reaches every page and action. */
export declare function CommandPalette({ isOpen, onOpenChange, ...props }: CommandPaletteProps): import("react").JSX.Element;

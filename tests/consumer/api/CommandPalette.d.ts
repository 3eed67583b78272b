import { type ElementProps } from '../../internal/elementProps.js';
import type { PaletteItem, PaletteSource } from './sources.js';
export interface CommandPaletteProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** What is searched, in the order of their results; keep the array the same between renders. */
    sources: readonly PaletteSource[];
    /** Shown before anything is typed. */
    recents?: readonly PaletteItem[];
    /** After an item was chosen, for instance to remember it. */
    onChoose?: (item: PaletteItem) => void;
}
/** One field from which everything is reached. */
export declare function CommandPalette({ isOpen, onOpenChange, ...props }: CommandPaletteProps): import("react").JSX.Element;

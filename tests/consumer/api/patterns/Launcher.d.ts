import { type TileItem } from '../../components/TileGrid/TileGrid.js';
import { type ElementProps } from '../../internal/elementProps.js';
export interface LauncherItem extends TileItem {
    /** Further words that find it: the title in the other language, its sub-menus. */
    keywords?: readonly string[];
    /** Its menu code. */
    code?: string;
}
export interface LauncherProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** @default "Lanceur d'applications" in the reader's language */
    title?: string;
    /** The same tiles as on the home page, in the same order. */
    items: readonly LauncherItem[];
    /** A tile was followed; the launcher closes by itself. */
    onFollow?: (id: string) => void;
    /** Number of skeletons in place of the items, while they are awaited. */
    skeletons?: number;
}
/** The applications over any screen. */
export declare function Launcher({ isOpen, onOpenChange, title, ...props }: LauncherProps): import("react").JSX.Element;

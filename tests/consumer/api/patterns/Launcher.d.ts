import { type TileItem } from '../../components/TileGrid/TileGrid.js';
import { type ElementProps } from '../../internal/elementProps.js';
export interface LauncherItem extends TileItem {
    /** Further search terms: the title in the other language, the sub-menus. */
    keywords?: readonly string[];
    /** The code of its menu. */
    code?: string;
}
export interface LauncherProps extends ElementProps {
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
    /** @default "Lanceur d'applications" in the reader's language */
    title?: string;
    /** The same tiles as on the home page, in the same order. */
    items: readonly LauncherItem[];
    /** Called when a tile's link is followed. The launcher closes by itself. */
    onFollow?: (id: string) => void;
    /** Number of skeletons to show instead of the items while they load. */
    skeletons?: number;
}
/** Opens the applications over any screen. */
export declare function Launcher({ isOpen, onOpenChange, title, ...props }: LauncherProps): import("react").JSX.Element;

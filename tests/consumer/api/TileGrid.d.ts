import { type ElementProps } from '../../internal/elementProps.js';
import { type TileContent, type TileLayout } from '../Tile/Tile.js';
export interface TileItem extends TileContent {
    id: string;
}
export interface TileGridProps extends ElementProps<HTMLDivElement> {
    /** Accessible name of the list: "Applications". */
    label: string;
    /** Shows the label above the tiles, as an h2 heading. @default false */
    isLabelShown?: boolean;
    /** The tiles in order. With `columns`, the first half, rounded up, is in the first column. */
    items: readonly TileItem[];
    /** Layout of the tiles. @default 'columns' */
    layout?: TileLayout;
    /**
     * Called when the reader moves a tile, with its menu, Alt and arrow keys, or by dragging; `toIndex` is the new index,
     * from 0. Without it, tiles cannot be moved.
     */
    onMove?: (id: string, toIndex: number) => void;
    /** Called when a tile's link is followed, for example to remember it. */
    onFollow?: (id: string) => void;
    /** Number of skeletons to show instead of the items while they load. */
    skeletons?: number;
}
/** Tiles in the order of the menus. */
export declare function TileGrid({ label, isLabelShown, items, layout, onMove, onFollow, skeletons, ...element }: TileGridProps): import("react").JSX.Element;

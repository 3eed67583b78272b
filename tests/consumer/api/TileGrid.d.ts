import { type ElementProps } from '../../internal/elementProps.js';
import { type TileContent, type TileLayout } from '../Tile/Tile.js';
export interface TileItem extends TileContent {
    id: string;
}
export interface TileGridProps extends ElementProps<HTMLDivElement> {
    /** Names the list: "Applications". */
    label: string;
    /** Shows the label above the tiles, as a heading (h2). @default false */
    isLabelShown?: boolean;
    /** In their order; with `columns` the first half, rounded up, stands in the first column. */
    items: readonly TileItem[];
    /** @default 'columns' */
    layout?: TileLayout;
    /** Lets the reader order the tiles by menu, by Alt + arrows and by drag: `toIndex` is the new place, from 0. */
    onMove?: (id: string, toIndex: number) => void;
    /** A tile's link was followed, for instance to remember it. */
    onFollow?: (id: string) => void;
    /** Number of skeletons in place of the items, while they are awaited. */
    skeletons?: number;
}
/** Tiles in the order of the menus. */
export declare function TileGrid({ label, isLabelShown, items, layout, onMove, onFollow, skeletons, ...element }: TileGridProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
import type { IconName } from '../MenuIcon/iconName.js';
import type { TileAction } from './tileAction.js';
export declare const tileLayouts: readonly ['columns', 'compact', 'list'];
export type TileLayout = (typeof tileLayouts)[number];
/** Work of one kind that waits in an application, and the list of it. */
export interface TileWork {
    id: string;
    /** How much and what, in words: "3 demandes à planifier". */
    label: string;
    href: string;
}
/** What a tile shows. */
export interface TileContent {
    title: string;
    /** Where it leads. */
    href: string;
    /** One line on what it is for. */
    description?: string;
    /** Name of the icon, see `MenuIcon`. */
    icon: IconName;
    /** `#rrggbb`. */
    color: string;
    /** How much work waits, with its words: `{ value: 3, label: '3 demandes à valider' }`. */
    count?: {
        value: number;
        label: string;
    };
    /** The same by kind, each a way of its own to the list of it; with `columns` alone. @default none */
    work?: readonly TileWork[];
    /** Came since the reader's last visit. @default false */
    isNew?: boolean;
    /** The reader has put it first. @default false */
    isPinned?: boolean;
    /** Leaves the product, in a new tab. @default false */
    isExternal?: boolean;
    /** The reader may not open it; says why and whom to ask. */
    denied?: string;
    /** It could not be loaded; the tile offers to try again. */
    failure?: {
        onRetry: () => void;
        message?: string;
        isRetrying?: boolean;
    };
    /** What the tile's menu offers; no menu without them. */
    actions?: readonly TileAction[];
}
export interface TileProps extends ElementProps<HTMLDivElement>, TileContent {
    /** @default 'columns' */
    layout?: TileLayout;
    /** While it is moved by the pointer, or something is held over it. */
    dragState?: 'dragging' | 'target';
    /** The link was followed. */
    onFollow?: () => void;
}
/** One way into an application: one link as large as the tile, and a menu of its own. */
export declare function Tile(props: TileProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
import type { IconName } from '../MenuIcon/iconName.js';
import type { TileAction } from './tileAction.js';
export declare const tileLayouts: readonly ['columns', 'compact', 'list'];
export type TileLayout = (typeof tileLayouts)[number];
/** Work of one kind waiting in an application, with a link to its list. */
export interface TileWork {
    id: string;
    /** The count in words: "3 demandes à planifier". */
    label: string;
    href: string;
}
/** The content of a tile. */
export interface TileContent {
    title: string;
    /** Address that the tile links to. */
    href: string;
    /** One line on what it is for. */
    description?: string;
    /** Name of the icon, see `MenuIcon`. */
    icon: IconName;
    /** Colour of the icon as `#rrggbb`. */
    color: string;
    /** The amount of waiting work and its text: `{ value: 3, label: '3 demandes à valider' }`. */
    count?: {
        value: number;
        label: string;
    };
    /** The waiting work by kind, each with a link to its list. Only with the `columns` layout. @default none */
    work?: readonly TileWork[];
    /** Whether it was added since the reader's last visit. @default false */
    isNew?: boolean;
    /** Whether the reader has pinned it. @default false */
    isPinned?: boolean;
    /** Whether it leaves the product; opens in a new tab. @default false */
    isExternal?: boolean;
    /** Why the reader may not open it, and whom to ask. The tile is then not a link. */
    denied?: string;
    /** The tile could not be loaded, and offers a retry. */
    failure?: {
        onRetry: () => void;
        message?: string;
        isRetrying?: boolean;
    };
    /** Actions in the tile's menu. Without them there is no menu. */
    actions?: readonly TileAction[];
}
export interface TileProps extends ElementProps<HTMLDivElement>, TileContent {
    /** Layout of the tile. @default 'columns' */
    layout?: TileLayout;
    /** Set while the tile is dragged, or something is dragged over it. */
    dragState?: 'dragging' | 'target';
    /** Called when the link is followed. */
    onFollow?: () => void;
}
/** Links to an application: the whole tile is one link, with its own menu. */
export declare function Tile(props: TileProps): import("react").JSX.Element;

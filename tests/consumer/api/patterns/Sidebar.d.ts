import type { IconName } from '../../components/MenuIcon/iconName.js';
import { type ElementProps } from '../../internal/elementProps.js';
import { type SidebarItem } from './items.js';
export interface SidebarProps extends ElementProps<HTMLElement> {
    /** Title of the selected menu; names the navigation. */
    title: string;
    /** Icon of the selected menu, see `MenuIcon`. */
    icon: IconName;
    /** Color of the selected menu, `#rrggbb`. */
    color: string;
    /** The selected menu's children, in order. */
    items: readonly SidebarItem[];
    /** Id of the entry of the page that is shown. */
    currentId?: string;
    /** Icons only. @default false */
    isRail?: boolean;
    /** Hears that it is folded to icons, or unfolded. */
    onRailChange: (isRail: boolean) => void;
    /** Of the expanded sidebar, in px beside text of the usual size, with which it grows; a value out of the limits is brought within them. @default 264 */
    width?: number;
    /** When it was let go. */
    onWidthChange: (width: number) => void;
    /** Ids of the entries that are open besides those that hold the current page. */
    openIds?: readonly string[];
    /** Hears which entries are open. */
    onOpenIdsChange?: (ids: string[]) => void;
}
/**
 * The way around one application: in words, as a rail of icons, or as a drawer in a window of less than 48 rem (768 px).
 *
 * The caller keeps its state for the reader; this only holds what a drag or a click changes in between.
 */
export declare function Sidebar({ currentId, openIds, onOpenIdsChange, ...props }: SidebarProps): import("react").JSX.Element;

import type { IconName } from '../../components/MenuIcon/iconName.js';
import { type ElementProps } from '../../internal/elementProps.js';
import { type SidebarItem } from './items.js';
export interface SidebarProps extends ElementProps {
    /** Title of the selected menu; names the navigation. */
    title: string;
    /** Icon of the selected menu, see `MenuIcon`. */
    icon: IconName;
    /** Color of the selected menu, `#rrggbb`. */
    color: string;
    /** The children of the selected menu, in order. */
    items: readonly SidebarItem[];
    /** Id of the current page's entry. */
    currentId?: string;
    /** Whether only icons are shown. @default false */
    isRail?: boolean;
    /** Called when the sidebar is collapsed to icons or expanded. */
    onRailChange: (isRail: boolean) => void;
    /**
     * Width of the expanded sidebar, in px at the default text size; it grows with the reader's text. A value outside the
     * limits is clamped. @default 264
     */
    width?: number;
    /** Called with the new width when a resize ends. */
    onWidthChange: (width: number) => void;
    /** Ids of the expanded entries, in addition to the ancestors of the current page. */
    openIds?: readonly string[];
    /** Called with the ids of the expanded entries when the reader expands or collapses one. */
    onOpenIdsChange?: (ids: string[]) => void;
}
/**
 * The navigation of one application: with text, as a rail of icons, or as a drawer in windows narrower than 48 rem (768
 * px).
 *
 * The caller stores its state for the reader; the component only keeps changes by a drag or a click in between.
 */
export declare function Sidebar({ currentId, openIds, onOpenIdsChange, ...props }: SidebarProps): import("react").JSX.Element;

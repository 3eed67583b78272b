import type { IconName } from '../../components/MenuIcon/iconName.js';
/** An entry of the sidebar. */
export interface SidebarItem {
    id: string;
    title: string;
    /** Address of the entry. Without it, the entry only expands its children. */
    href?: string;
    /** Name of the icon, see `MenuIcon`. */
    icon: IconName;
    color: string;
    /** Whether it opens in a new tab. @default false */
    isExternal?: boolean;
    /** The amount of waiting work, and its text. */
    count?: {
        value: number;
        label: string;
    };
    children?: readonly SidebarItem[];
}
/** Ids of the ancestors of the entry with this id, from the top; empty if there are none. */
export declare function ancestorsOf(items: readonly SidebarItem[], id: string | undefined): string[];
/** Limits of the sidebar's width, in px at the default text size; it grows with the reader's. */
export declare const sidebarWidth: {
    readonly min: 208;
    readonly max: 400;
    readonly initial: 264;
    readonly step: 16;
};
/** Clamps a width to the limits, in whole px at the default text size. */
export declare function clampWidth(width: number): number;

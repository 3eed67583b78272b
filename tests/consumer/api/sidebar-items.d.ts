import type { IconName } from '../../components/MenuIcon/iconName.js';
/** An entry of the sidebar. */
export interface SidebarItem {
    id: string;
    title: string;
    /** Where it goes; an entry without it only opens its children. */
    href?: string;
    /** See `MenuIcon`. */
    icon: IconName;
    color: string;
    /** Opens a new tab. @default false */
    isExternal?: boolean;
    /** How much work waits, with its words. */
    count?: {
        value: number;
        label: string;
    };
    children?: readonly SidebarItem[];
}
/** Ids of the entries that hold the one with this id, from the top; empty when there is none. */
export declare function ancestorsOf(items: readonly SidebarItem[], id: string | undefined): string[];
/** Limits of the sidebar's width, in px beside text of the usual size: it grows with the reader's. */
export declare const sidebarWidth: {
    readonly min: 208;
    readonly max: 400;
    readonly initial: 264;
    readonly step: 16;
};
/** A width within the limits, in whole px beside text of the usual size. */
export declare function clampWidth(width: number): number;

import { type ReactElement, type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const menuPlacements: readonly ['bottom start', 'bottom end', 'top start', 'top end', 'end top'];
export interface MenuProps extends ElementProps<HTMLDivElement> {
    /** The button that opens it: a `Button` or an `IconButton`. Its name also names the menu. */
    trigger: ReactElement;
    /** `MenuItem`, `MenuSection` and `Submenu`. */
    children: ReactNode;
    /** @default 'bottom start' */
    placement?: (typeof menuPlacements)[number];
    /** Whether it is open; makes it controlled. */
    isOpen?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
}
/** Actions or places behind a button. */
export declare function Menu({ trigger, children, placement, isOpen, onOpenChange, ...element }: MenuProps): import("react").JSX.Element;
export interface MenuItemProps extends ElementProps<HTMLElement> {
    /** The words of the action or the place; a plain text, so that typing letters finds it. */
    label: string;
    /** Key for `selectedKeys` of its section. */
    id?: string;
    /** A second line, for instance the reason why it is disabled. */
    description?: string;
    /** 18 px. */
    icon?: ReactNode;
    /** Keys that do the same, as they are shown: "Ctrl K". */
    shortcut?: string;
    /** Makes it a link. */
    href?: string;
    /** A link that opens a new tab. @default false */
    isExternal?: boolean;
    /** Destroys something. @default false */
    isDanger?: boolean;
    /** Say why in `description`. @default false */
    isDisabled?: boolean;
    /** Language of the words, when it is not the page's. */
    lang?: string;
    /** Hears that it was chosen. */
    onAction?: () => void;
}
/** One action, place or choice of a `Menu`. */
export declare function MenuItem({ label, id, description, icon, shortcut, href, isExternal, isDanger, isDisabled, lang, onAction, ...element }: MenuItemProps): import("react").JSX.Element;
export interface MenuSectionProps extends ElementProps<HTMLElement> {
    /** Words over the section; without them it is set off by a line. */
    title?: string;
    /** A second line under the title. */
    detail?: string;
    children: ReactNode;
    /** Makes the items choices: one of them, or any of them. @default 'none' */
    selectionMode?: 'none' | 'single' | 'multiple';
    /** Ids of the chosen items. */
    selectedKeys?: readonly string[];
    onSelectionChange?: (keys: string[]) => void;
    /** Names a section without title. */
    'aria-label'?: string;
}
/** Items that belong together; with a `selectionMode` they are choices. */
export declare function MenuSection({ title, detail, children, selectionMode, selectedKeys, onSelectionChange, ...rest }: MenuSectionProps): import("react").JSX.Element;
export interface SubmenuProps extends ElementProps<HTMLElement> {
    /** The item that opens it. */
    label: string;
    icon?: ReactNode;
    /** `MenuItem`s. */
    children: ReactNode;
}
/** Items behind an item. */
export declare function Submenu({ label, icon, children, ...element }: SubmenuProps): import("react").JSX.Element;

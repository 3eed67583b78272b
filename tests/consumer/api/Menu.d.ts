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
    /** Whether the menu is open. Makes the component controlled. */
    isOpen?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
}
/** Actions or places behind a button. */
export declare function Menu({ trigger, children, placement, isOpen, onOpenChange, ...element }: MenuProps): import("react").JSX.Element;
export interface MenuItemProps extends ElementProps {
    /** The words of the action or the place; a plain text, so that typing letters finds it. */
    label: string;
    /** Key of the item in the `selectedKeys` of its section. */
    id?: string;
    /** A second line, for instance the reason why the item is disabled. */
    description?: string;
    /** Icon before the label, 18 px. */
    icon?: ReactNode;
    /** Keyboard shortcut, as displayed: "Ctrl K". */
    shortcut?: string;
    /** Makes it a link. */
    href?: string;
    /** Opens the link in a new tab. @default false */
    isExternal?: boolean;
    /** Marks a destructive action. @default false */
    isDanger?: boolean;
    /** Disables the item. Give the reason in `description`. @default false */
    isDisabled?: boolean;
    /** Language of the label, if it differs from the page's. */
    lang?: string;
    /** Called when the item is chosen. */
    onAction?: () => void;
}
/** An action, link or option of a `Menu`. */
export declare function MenuItem({ label, id, description, icon, shortcut, href, isExternal, isDanger, isDisabled, lang, onAction, ...element }: MenuItemProps): import("react").JSX.Element;
export interface MenuSectionProps extends ElementProps {
    /** Words over the section; without them it is set off by a line. */
    title?: string;
    /** A second line under the title. */
    detail?: string;
    children: ReactNode;
    /** Lets the reader select one item, or any number of items. @default 'none' */
    selectionMode?: 'none' | 'single' | 'multiple';
    /** Ids of the selected items. */
    selectedKeys?: readonly string[];
    onSelectionChange?: (keys: string[]) => void;
    /** Accessible name of a section without a title. */
    'aria-label'?: string;
}
/** A group of items. With a `selectionMode`, the items can be selected. */
export declare function MenuSection({ title, detail, children, selectionMode, selectedKeys, onSelectionChange, ...rest }: MenuSectionProps): import("react").JSX.Element;
export interface SubmenuProps extends ElementProps {
    /** The item that opens it. */
    label: string;
    icon?: ReactNode;
    /** `MenuItem`s. */
    children: ReactNode;
}
/** Items behind an item. */
export declare function Submenu({ label, icon, children, ...element }: SubmenuProps): import("react").JSX.Element;

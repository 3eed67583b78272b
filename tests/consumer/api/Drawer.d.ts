import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export declare const drawerSides: readonly ['end', 'start'];
export type DrawerSide = (typeof drawerSides)[number];
export interface DrawerProps extends ElementProps<HTMLElement> {
    isOpen: boolean;
    /** Called with `false` by Escape, the close button and a press beside it. */
    onOpenChange: (isOpen: boolean) => void;
    /** What it holds; its accessible name. */
    title: string;
    children?: ReactNode;
    /** Buttons, the primary one last. */
    footer?: ReactNode;
    /** From which side it comes. @default 'end' */
    side?: DrawerSide;
    /** A press beside it closes it; leave off when something was typed. @default true */
    isDismissable?: boolean;
}
/** A panel from the side over the page: details, navigation on narrow screens, filters. Fills a phone's screen. */
export declare function Drawer({ isOpen, onOpenChange, side, isDismissable, ...content }: DrawerProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export declare const drawerSides: readonly ['end', 'start'];
export type DrawerSide = (typeof drawerSides)[number];
export interface DrawerProps extends ElementProps {
    isOpen: boolean;
    /** Called with `false` on Escape, the close button, or a press outside the drawer. */
    onOpenChange: (isOpen: boolean) => void;
    /** Title and accessible name of the drawer. */
    title: string;
    children?: ReactNode;
    /** Buttons, the primary one last. */
    footer?: ReactNode;
    /** Side from which the drawer opens. @default 'end' */
    side?: DrawerSide;
    /** Closes on a press outside. Set it to false once the reader has typed something. @default true */
    isDismissable?: boolean;
}
/** A side panel over the page: details, filters, navigation on narrow screens. Fills the screen of a phone. */
export declare function Drawer({ isOpen, onOpenChange, side, isDismissable, ...content }: DrawerProps): import("react").JSX.Element;

import type { ReactElement, ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const popoverPlacements: readonly ['bottom start', 'bottom end', 'top start', 'top end', 'end top'];
export interface PopoverProps extends ElementProps<HTMLElement> {
    /** The button that opens it. */
    trigger: ReactElement;
    /** Names it, and stands over it. */
    title: string;
    children: ReactNode;
    /** @default 'bottom start' */
    placement?: (typeof popoverPlacements)[number];
    /** Whether it is open; makes it controlled. */
    isOpen?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
}
/** A little more beside the thing that it is about. What needs a decision is a `Dialog`. */
export declare function Popover({ trigger, title, children, placement, isOpen, onOpenChange, ...element }: PopoverProps): import("react").JSX.Element;

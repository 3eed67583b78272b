import type { ReactElement, ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const popoverPlacements: readonly ['bottom start', 'bottom end', 'top start', 'top end', 'end top'];
export interface PopoverProps extends ElementProps {
    /** The button that opens it. */
    trigger: ReactElement;
    /** The heading, which is also the accessible name. */
    title: string;
    children: ReactNode;
    /** Where the popover opens, relative to its button. @default 'bottom start' */
    placement?: (typeof popoverPlacements)[number];
    /** Whether it is open. Makes it controlled. */
    isOpen?: boolean;
    onOpenChange?: (isOpen: boolean) => void;
}
/** Shows additional information beside the element it is about. For a decision, use `Dialog`. */
export declare function Popover({ trigger, title, children, placement, isOpen, onOpenChange, ...element }: PopoverProps): import("react").JSX.Element;

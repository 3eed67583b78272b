import { type ReactElement } from 'react';
export declare const tooltipPlacements: readonly ['top', 'bottom', 'start', 'end'];
export type TooltipPlacement = (typeof tooltipPlacements)[number];
export interface TooltipProps {
    /** A few words that say more about the control. Never the only place where something needed is said. */
    text: string;
    /** A focusable control of this design system. */
    children: ReactElement;
    /** @default 'bottom' */
    placement?: TooltipPlacement;
    /** Shows nothing, for instance when the words are on the screen already. @default false */
    isDisabled?: boolean;
}
/** Words on hover and on keyboard focus; Escape hides them, and the pointer may rest on them. */
export declare function Tooltip({ text, children, placement, isDisabled }: TooltipProps): import("react").JSX.Element;

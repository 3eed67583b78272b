import { type ReactElement } from 'react';
export declare const tooltipPlacements: readonly ['top', 'bottom', 'start', 'end'];
export type TooltipPlacement = (typeof tooltipPlacements)[number];
export interface TooltipProps {
    /** A short text about the control. Never the only place for something readers need to know. */
    text: string;
    /** A focusable control of this design system. */
    children: ReactElement;
    /** Where the tooltip appears. @default 'bottom' */
    placement?: TooltipPlacement;
    /** Shows no tooltip, for example when the text is already visible. @default false */
    isDisabled?: boolean;
}
/** Shows a short text on hover and on keyboard focus. Escape hides it, and the pointer can move over it. */
export declare function Tooltip({ text, children, placement, isDisabled }: TooltipProps): import("react").JSX.Element;

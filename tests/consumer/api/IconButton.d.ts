import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import { type TooltipPlacement } from '../Tooltip/Tooltip.js';
export declare const iconButtonVariants: readonly ['quiet', 'secondary', 'danger'];
export declare const iconButtonSizes: readonly ['medium', 'small'];
export interface IconButtonProps extends ElementProps<HTMLButtonElement> {
    /** What happens on press, in words: the accessible name, and the tooltip. */
    label: string;
    /** A single icon, 18 to 20 px. */
    icon: ReactNode;
    /** How much it stands out. @default 'quiet' */
    variant?: (typeof iconButtonVariants)[number];
    /** @default 'medium' */
    size?: (typeof iconButtonSizes)[number];
    /** Work is under way: keeps focus and ignores presses. @default false */
    isPending?: boolean;
    /** @default false */
    isDisabled?: boolean;
    /** Id of an element that explains the button, for instance why it is disabled. */
    'aria-describedby'?: string;
    /** Whether what it controls is open, when no `Menu` or `Popover` says so itself. */
    'aria-expanded'?: boolean;
    /** Id of what it opens. */
    'aria-controls'?: string;
    /** Keys that do the same, as `Control+K`. */
    'aria-keyshortcuts'?: string;
    /** The place that it takes in a component around it, as React Aria names them. */
    slot?: string;
    /** `false` where the same words are on the screen. @default true */
    hasTooltip?: boolean;
    /** Where its words appear. @default 'bottom' */
    tooltipPlacement?: TooltipPlacement;
    onPress?: () => void;
}
/** An action that its icon says; its words are its name and its tooltip. */
export declare function IconButton({ label, icon, variant, size, isPending, hasTooltip, tooltipPlacement, onPress, ...rest }: IconButtonProps): import("react").JSX.Element;

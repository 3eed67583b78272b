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
    /** Visual emphasis. @default 'quiet' */
    variant?: (typeof iconButtonVariants)[number];
    /** @default 'medium' */
    size?: (typeof iconButtonSizes)[number];
    /** Whether the action is in progress: the button keeps its focus and ignores presses. @default false */
    isPending?: boolean;
    /** @default false */
    isDisabled?: boolean;
    /** Id of an element that explains the button, for instance why it is disabled. */
    'aria-describedby'?: string;
    /** Whether the element that it controls is open. `Menu` and `Popover` set this themselves. */
    'aria-expanded'?: boolean;
    /** Id of the element that it opens. */
    'aria-controls'?: string;
    /** Keyboard shortcut, such as `Control+K`. */
    'aria-keyshortcuts'?: string;
    /** React Aria slot of the surrounding component. */
    slot?: string;
    /** Shows the label as a tooltip. Use `false` where the same text is already visible. @default true */
    hasTooltip?: boolean;
    /** Position of the tooltip. @default 'bottom' */
    tooltipPlacement?: TooltipPlacement;
    onPress?: () => void;
}
/** A button with only an icon. Its label is the accessible name and the tooltip. */
export declare function IconButton({ label, icon, variant, size, isPending, hasTooltip, tooltipPlacement, onPress, ...rest }: IconButtonProps): import("react").JSX.Element;

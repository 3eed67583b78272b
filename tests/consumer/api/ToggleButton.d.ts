import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import type { ButtonSize } from '../Button/Button.js';
interface ToggleButtonBase extends ElementProps<HTMLButtonElement> {
    /** Whether it is on. Makes it controlled. */
    isSelected?: boolean;
    /** Whether it is on at first. @default false */
    defaultSelected?: boolean;
    onChange?: (isSelected: boolean) => void;
    /** Size of the button. @default 'medium' */
    size?: ButtonSize;
    /** @default false */
    isDisabled?: boolean;
    /** Id of an element that describes it, for example why it is disabled. */
    'aria-describedby'?: string;
}
/** Text, with or without an icon, or an icon alone with a `label`. */
export type ToggleButtonProps = ToggleButtonBase & ({
    children: ReactNode;
    icon?: ReactNode;
    label?: never;
} | {
    children?: never;
    icon: ReactNode;
    label: string;
});
/** A button that is on or off. Its text stays the same; the state is conveyed separately. */
export declare function ToggleButton({ children, icon, label, size, onChange, ...rest }: ToggleButtonProps): import("react").JSX.Element;
export {};

import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import type { ButtonSize } from '../Button/Button.js';
interface ToggleButtonBase extends ElementProps<HTMLButtonElement> {
    /** Whether it is on; makes it controlled. */
    isSelected?: boolean;
    /** Whether it is on at first. @default false */
    defaultSelected?: boolean;
    onChange?: (isSelected: boolean) => void;
    /** @default 'medium' */
    size?: ButtonSize;
    /** @default false */
    isDisabled?: boolean;
    /** Id of an element that explains it, for instance why it is disabled. */
    'aria-describedby'?: string;
}
/** Words, with or without an icon — or an icon alone with a `label`. */
export type ToggleButtonProps = ToggleButtonBase & ({
    children: ReactNode;
    icon?: ReactNode;
    label?: never;
} | {
    children?: never;
    icon: ReactNode;
    label: string;
});
/** Something that is on or off. Its words stay the same; pressed or not is said by its state. */
export declare function ToggleButton({ children, icon, label, size, onChange, ...rest }: ToggleButtonProps): import("react").JSX.Element;
export {};

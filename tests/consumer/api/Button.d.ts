import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export declare const buttonVariants: readonly ['primary', 'secondary', 'quiet', 'danger'];
export type ButtonVariant = (typeof buttonVariants)[number];
export declare const buttonSizes: readonly ['medium', 'small'];
export type ButtonSize = (typeof buttonSizes)[number];
export interface ButtonProps extends ElementProps<HTMLButtonElement> {
    /** What happens on press, in words: "Publier le rapport", not "OK". */
    children: ReactNode;
    /** How much it stands out: one `primary` a view. @default 'secondary' */
    variant?: ButtonVariant;
    /** @default 'medium' */
    size?: ButtonSize;
    /** Drawn before the words; decorative. */
    icon?: ReactNode;
    /** Work is under way: keeps width and focus, ignores presses, and says so. @default false */
    isPending?: boolean;
    /** @default false */
    isDisabled?: boolean;
    /** What it does in a form. @default 'button' */
    type?: 'button' | 'submit' | 'reset';
    /** Id of the form that a submit button outside of it sends. */
    form?: string;
    /** Id of an element that explains the button, for instance why it is disabled. */
    'aria-describedby'?: string;
    /** @default false */
    autoFocus?: boolean;
    onPress?: () => void;
}
/** Starts an action. For going somewhere use `LinkButton`. */
export declare function Button({ children, variant, size, icon, isPending, onPress, ...rest }: ButtonProps): import("react").JSX.Element;

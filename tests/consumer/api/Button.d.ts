import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export declare const buttonVariants: readonly ['primary', 'secondary', 'quiet', 'danger'];
export type ButtonVariant = (typeof buttonVariants)[number];
export declare const buttonSizes: readonly ['medium', 'small'];
export type ButtonSize = (typeof buttonSizes)[number];
export interface ButtonProps extends ElementProps<HTMLButtonElement> {
    /** What happens on press, in words: "Publier le rapport", not "OK". */
    children: ReactNode;
    /** Visual emphasis. Use one `primary` per view. @default 'secondary' */
    variant?: ButtonVariant;
    /** @default 'medium' */
    size?: ButtonSize;
    /** Decorative icon before the label. */
    icon?: ReactNode;
    /**
     * Whether the action is in progress: the button keeps its width and focus, ignores presses, and announces it.
     * @default false
     */
    isPending?: boolean;
    /** @default false */
    isDisabled?: boolean;
    /** Behavior in a form. @default 'button' */
    type?: 'button' | 'submit' | 'reset';
    /** Id of the form to submit, for a submit button outside that form. */
    form?: string;
    /** Id of an element that explains the button, for instance why it is disabled. */
    'aria-describedby'?: string;
    /** @default false */
    autoFocus?: boolean;
    onPress?: () => void;
}
/** Starts an action. To navigate, use `LinkButton`. */
export declare function Button({ children, variant, size, icon, isPending, onPress, ...rest }: ButtonProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import type { ButtonSize } from '../Button/Button.js';
export declare const linkButtonVariants: readonly ["primary", "secondary", "quiet"];
export interface LinkButtonProps extends ElementProps<HTMLAnchorElement> {
    /** Where it goes. */
    href: string;
    /** The place it goes to, in words. */
    children: ReactNode;
    /** How much it stands out: one `primary` a view. @default 'secondary' */
    variant?: (typeof linkButtonVariants)[number];
    /** @default 'medium' */
    size?: ButtonSize;
    /** Drawn before the words; decorative. */
    icon?: ReactNode;
    /** Leaves the product: opens a new tab, and says so. @default false */
    isExternal?: boolean;
    /** Id of an element that says more about it. */
    'aria-describedby'?: string;
    /** It is being followed, as to close what it stands in. */
    onPress?: () => void;
}
/** Goes somewhere, with the weight of a button. For starting an action use `Button`. */
export declare function LinkButton({ href, children, variant, size, icon, isExternal, ...rest }: LinkButtonProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import type { ButtonSize } from '../Button/Button.js';
export declare const linkButtonVariants: readonly ["primary", "secondary", "quiet"];
export interface LinkButtonProps extends ElementProps<HTMLAnchorElement> {
    /** Where it goes. */
    href: string;
    /** Label that names the destination. */
    children: ReactNode;
    /** Visual emphasis. Use one `primary` per view. @default 'secondary' */
    variant?: (typeof linkButtonVariants)[number];
    /** @default 'medium' */
    size?: ButtonSize;
    /** Decorative icon before the label. */
    icon?: ReactNode;
    /** Marks a link that leaves the product: it opens in a new tab and says so. @default false */
    isExternal?: boolean;
    /** Id of an element that describes the link. */
    'aria-describedby'?: string;
    /** Called when the link is followed, for instance to close the surrounding popover. */
    onPress?: () => void;
}
/** A link that looks like a button. To start an action, use `Button`. */
export declare function LinkButton({ href, children, variant, size, icon, isExternal, ...rest }: LinkButtonProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
export declare const avatarSizes: readonly ['small', 'medium', 'large'];
export interface AvatarProps extends ElementProps<HTMLSpanElement> {
    /** The person's name, or e-mail when there is no name. */
    name: string;
    /** 24, 32 or 48 px. @default 'medium' */
    size?: (typeof avatarSizes)[number];
    /** Whether the name is written beside the avatar, so that screen readers can skip it. @default true */
    isDecorative?: boolean;
}
/** A person's initials. */
export declare function Avatar({ name, size, isDecorative, ...element }: AvatarProps): import("react").JSX.Element;

import { type ElementProps } from '../../internal/elementProps.js';
import type { IconName } from './iconName.js';
export declare const menuIconSizes: readonly ['small', 'medium', 'large'];
export type MenuIconSize = (typeof menuIconSizes)[number];
export interface MenuIconProps extends ElementProps<HTMLSpanElement> {
    /** A name of `menuIconNames`, or one from data by `storedIconName`; of these an unknown one shows the general icon. */
    name: IconName;
    /** The administrator's colour as `#rrggbb`. Its lightness is adjusted to each theme. */
    color: string;
    /** 24, 32 or 48 px. @default 'medium' */
    size?: MenuIconSize;
}
/** A menu's icon on a square of its colour. Decorative: the menu's title is always beside it. */
export declare function MenuIcon({ name, color, size, ...element }: MenuIconProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { HeaderUser, LanguageChoiceProps, ThemeChoiceProps } from './choices.js';
export type { ThemeChoice } from './choices.js';
export interface HeaderProps extends ElementProps, LanguageChoiceProps, ThemeChoiceProps {
    /** The product's title. @default 'Parvis' */
    title?: string;
    /** Address that the logo links to. @default '/' */
    homeHref?: string;
    /** Opens the launcher. Without it there is no button. */
    onLauncher?: () => void;
    /** Opens the command palette, also with Ctrl K or ⌘ K. Without it there is no button. */
    onSearch?: () => void;
    /** The notification bell. */
    notifications?: ReactNode;
    /** The signed-in user. */
    user?: HeaderUser;
    /** Signs the reader in. Offered while nobody is signed in. */
    onSignIn?: () => void;
}
/** The bar of every screen: the current place, the navigation and the reader's settings. */
export declare function Header({ title, homeHref, onLauncher, onSearch, notifications, user, onSignIn, ...preferences }: HeaderProps): import("react").JSX.Element;

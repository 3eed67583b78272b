import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { HeaderUser, LanguageChoiceProps, ThemeChoiceProps } from './choices.js';
export type { ThemeChoice } from './choices.js';
export interface HeaderProps extends ElementProps<HTMLElement>, LanguageChoiceProps, ThemeChoiceProps {
    /** The product's title. @default 'Parvis' */
    title?: string;
    /** Where the logo leads. @default '/' */
    homeHref?: string;
    /** Opens the launcher; no button without it. */
    onLauncher?: () => void;
    /** Opens the command palette, also by Ctrl K or ⌘ K; no button without it. */
    onSearch?: () => void;
    /** The bell. */
    notifications?: ReactNode;
    /** Who is signed in. */
    user?: HeaderUser;
    /** Offered while nobody is signed in. */
    onSignIn?: () => void;
}
/** The bar of every screen: where one is, the way to everything else, and the reader's own settings. */
export declare function Header({ title, homeHref, onLauncher, onSearch, notifications, user, onSignIn, ...preferences }: HeaderProps): import("react").JSX.Element;

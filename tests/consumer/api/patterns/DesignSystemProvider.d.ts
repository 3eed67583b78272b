import { type ReactNode } from 'react';
import type { Locale } from '../../i18n/messages.js';
export declare const themes: readonly ['light', 'dark'];
/** The theme in use. The application resolves "system" before it passes the theme. */
export type Theme = (typeof themes)[number];
export declare const contrasts: readonly ['normal', 'more'];
export type Contrast = (typeof contrasts)[number];
export declare const densities: readonly ['comfortable', 'compact'];
export type Density = (typeof densities)[number];
export interface DesignSystemProviderProps {
    /** The reader's language. Sets `lang` on the document. */
    locale: Locale;
    /** @default 'light' */
    theme?: Theme;
    /** @default 'normal' */
    contrast?: Contrast;
    /** @default 'comfortable' */
    density?: Density;
    /** Navigates to an internal link with the application's router. */
    navigate: (href: string) => void;
    children: ReactNode;
}
/**
 * Provides what every component needs: language, theme, density and navigation. Sets attributes on the document's root
 * element, because dialogs and popovers are rendered outside the React root.
 */
export declare function DesignSystemProvider({ locale, theme, contrast, density, navigate, children, }: DesignSystemProviderProps): import("react").JSX.Element;

import { type ReactNode } from 'react';
import type { Locale } from '../../i18n/messages.js';
export declare const themes: readonly ['light', 'dark'];
/** The theme that is shown; the provider resolves "system". */
export type Theme = (typeof themes)[number];
export declare const contrasts: readonly ['normal', 'more'];
export type Contrast = (typeof contrasts)[number];
export declare const densities: readonly ['comfortable', 'compact'];
export type Density = (typeof densities)[number];
export interface DesignSystemProviderProps {
    /** The reader's language; sets `lang` on the document. */
    locale: Locale;
    /** @default 'light' */
    theme?: Theme;
    /** @default 'normal' */
    contrast?: Contrast;
    /** @default 'comfortable' */
    density?: Density;
    /** Follows a link inside the application; the design system knows no router. */
    navigate: (href: string) => void;
    children: ReactNode;
}
/**
 * What every component needs around it: language, theme, density and the way links are followed.
 * Attributes go onto the document's root element, because dialogs and popovers live outside the React root's element.
 */
export declare function DesignSystemProvider({ locale, theme, contrast, density, navigate, children, }: DesignSystemProviderProps): import("react").JSX.Element;

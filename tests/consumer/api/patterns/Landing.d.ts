import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface LandingProps extends ElementProps<HTMLDivElement> {
    /** The logo. */
    logo: ReactNode;
    /** Language and theme, at the other end of the top line. */
    controls: ReactNode;
    /** A short text above the title: who this is for. */
    eyebrow?: string;
    /** The page's h1. */
    title: string;
    /** One or two sentences below the title. */
    sentence: ReactNode;
    /** Something to know first, for example that the session has ended. */
    notice?: ReactNode;
    /** The way in: a single primary button. */
    actions: ReactNode;
    /** A `Footer`. */
    footer?: ReactNode;
}
/** What visitors see before they sign in: the square, the arch and one button to enter. */
export declare function Landing({ logo, controls, eyebrow, title, sentence, notice, actions, footer, ...element }: LandingProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface LandingProps extends ElementProps<HTMLDivElement> {
    /** The logo. */
    logo: ReactNode;
    /** Language and theme, at the other end of the top line. */
    controls: ReactNode;
    /** A few words over the title: for whom this is. */
    eyebrow?: string;
    /** The page's h1. */
    title: string;
    /** One or two sentences under it. */
    sentence: ReactNode;
    /** Something to know first: the session has ended. */
    notice?: ReactNode;
    /** The way in; one primary button. */
    actions: ReactNode;
    /** A `Footer`. */
    footer?: ReactNode;
}
/** What a visitor sees before signing in: the square, the arch, and one way in. */
export declare function Landing({ logo, controls, eyebrow, title, sentence, notice, actions, footer, ...element }: LandingProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const accessDeniedSubjects: readonly ['portal', 'screen'];
export interface AccessDeniedProps extends ElementProps<HTMLDivElement> {
    /** The whole portal is refused, or one screen of it. */
    subject: (typeof accessDeniedSubjects)[number];
    /** The right that is missing, as its scope's name. */
    scope?: string;
    /** Whom to ask: an e-mail address or a name. */
    contact?: string;
    /** Trace id that support can look up. */
    reference?: string;
    /** Ways out: home, another account. */
    actions: ReactNode;
}
/** Refused: names what is missing, whom to ask and a way out. */
export declare function AccessDenied({ subject, scope, contact, reference, actions, ...element }: AccessDeniedProps): import("react").JSX.Element;

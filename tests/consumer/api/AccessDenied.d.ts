import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const accessDeniedSubjects: readonly ['portal', 'screen'];
export interface AccessDeniedProps extends ElementProps<HTMLDivElement> {
    /** The whole portal is refused, or one screen of it. */
    subject: (typeof accessDeniedSubjects)[number];
    /** Name of the missing permission scope. */
    scope?: string;
    /** Whom to ask: an e-mail address or a name. */
    contact?: string;
    /** Trace id for support to look up. */
    reference?: string;
    /** Ways out: a link home, signing in with another account. */
    actions: ReactNode;
}
/** Refused: names what is missing, whom to ask and a way out. */
export declare function AccessDenied({ subject, scope, contact, reference, actions, ...element }: AccessDeniedProps): import("react").JSX.Element;

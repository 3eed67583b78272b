import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface NotFoundProps extends ElementProps<HTMLDivElement> {
    /** The title, if something other than a page is missing. @default the text for a page */
    title?: string;
    /** Ways out: home, search. */
    actions: ReactNode;
}
/** Shown when a page or object does not exist. Offers a way on. */
export declare function NotFound({ title, actions, ...element }: NotFoundProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface NotFoundProps extends ElementProps<HTMLDivElement> {
    /** What was looked for, when it was not a page. @default the text for a page */
    title?: string;
    /** Ways out: home, search. */
    actions: ReactNode;
}
/** No such page or thing, with a way on. */
export declare function NotFound({ title, actions, ...element }: NotFoundProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface AsideLayoutProps extends ElementProps<HTMLDivElement> {
    /** What comes first: what matters now. It has a name of its own. */
    aside: ReactNode;
    /** The content of the page. */
    children: ReactNode;
}
/** Stands what matters now beside the content of a page, and over it where there is no room. */
export declare function AsideLayout({ aside, children, ...element }: AsideLayoutProps): import("react").JSX.Element;

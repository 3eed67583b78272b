import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
    /** The page's h1, which receives the focus after a navigation. */
    title: string;
    /** One sentence on the purpose of the page. */
    sentence?: ReactNode;
    /** Actions for the page as a whole, at most one of them primary. */
    actions?: ReactNode;
    /** Breadcrumbs above the title. */
    breadcrumbs?: ReactNode;
}
/** The title of a page, with one sentence and actions, always in the same place. */
export declare function PageHeader({ title, sentence, actions, breadcrumbs, ...element }: PageHeaderProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
    /** The page's h1; takes focus after a navigation. */
    title: string;
    /** One sentence on what the page is for. */
    sentence?: ReactNode;
    /** Actions on the page as a whole; one of them primary. */
    actions?: ReactNode;
    /** Breadcrumbs above the title. */
    breadcrumbs?: ReactNode;
}
/** Title, one sentence and actions, always in the same place. */
export declare function PageHeader({ title, sentence, actions, breadcrumbs, ...element }: PageHeaderProps): import("react").JSX.Element;

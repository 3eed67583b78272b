import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type Visit } from './useScrollReturn.js';
export interface AppShellProps extends ElementProps<HTMLDivElement> {
    /** A `Header`. */
    header: ReactNode;
    /** A `Sidebar`. Without it the page has the full width. */
    sidebar?: ReactNode;
    /** A `Footer`. */
    footer?: ReactNode;
    /** Shown below the header, for example a `Banner` that concerns every page. */
    banner?: ReactNode;
    /** Colour of the open menu, `#rrggbb`, from which the page's accent is derived. @default the product's own blue */
    accent?: string;
    /** Identifies the page (the path, not the query). When it changes, the focus moves to the new h1. */
    pageKey: string;
    /**
     * The current history entry. With it, readers who return with the browser's buttons find the page where they left it,
     * and the focus is not moved.
     */
    visit?: Visit;
    /** The document's title, announced after a navigation. */
    title: string;
    /** The page, with one h1. */
    children: ReactNode;
}
/** The frame of every screen: skip link, header, sidebar, content and footer, each of them a landmark. */
export declare function AppShell({ header, sidebar, footer, banner, accent, pageKey, visit, title, children, ...element }: AppShellProps): import("react").JSX.Element;

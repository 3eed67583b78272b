import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import { type Visit } from './useScrollReturn.js';
export interface AppShellProps extends ElementProps<HTMLDivElement> {
    /** A `Header`. */
    header: ReactNode;
    /** A `Sidebar`; without it the page has the whole width. */
    sidebar?: ReactNode;
    /** A `Footer`. */
    footer?: ReactNode;
    /** Under the header, for instance a `Banner` that concerns every page. */
    banner?: ReactNode;
    /** Colour of the menu that is open, `#rrggbb`: gives the page its accent. @default the product's own blue */
    accent?: string;
    /** Changes with each page (the path, not the query): then the focus goes to the new h1. */
    pageKey: string;
    /**
     * The entry of the history that is shown. With it the reader who comes back by the browser's buttons finds the page
     * where they left it, and the focus is left alone.
     */
    visit?: Visit;
    /** The document's title, announced after a navigation. */
    title: string;
    /** The page, with one h1. */
    children: ReactNode;
}
/** The frame of every screen: skip link, header, sidebar, content and footer, each a landmark. */
export declare function AppShell({ header, sidebar, footer, banner, accent, pageKey, visit, title, children, ...element }: AppShellProps): import("react").JSX.Element;

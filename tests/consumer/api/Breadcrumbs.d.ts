import { type ElementProps } from '../../internal/elementProps.js';
export interface BreadcrumbItem {
    id: string;
    label: string;
    /** The last one is the page itself and needs none. */
    href?: string;
}
export interface BreadcrumbsProps extends ElementProps<HTMLElement> {
    /** From the top to the page that is shown. */
    items: readonly BreadcrumbItem[];
}
/** The way from the top to this page; on narrow screens the way back to its parent. */
export declare function Breadcrumbs({ items, ...element }: BreadcrumbsProps): import("react").JSX.Element;

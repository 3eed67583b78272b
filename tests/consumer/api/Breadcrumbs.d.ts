import { type ElementProps } from '../../internal/elementProps.js';
export interface BreadcrumbItem {
    id: string;
    label: string;
    /** Link of the item. The last item is the current page and needs none. */
    href?: string;
}
export interface BreadcrumbsProps extends ElementProps {
    /** From the top to the page that is shown. */
    items: readonly BreadcrumbItem[];
}
/** The way from the top to this page; on narrow screens the way back to its parent. */
export declare function Breadcrumbs({ items, ...element }: BreadcrumbsProps): import("react").JSX.Element;

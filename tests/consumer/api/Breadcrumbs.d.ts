export interface BreadcrumbItem {
    id: string;
    label: string;
    /** The last one is the page itself and needs none. */
    href?: string;
}
export interface BreadcrumbsProps {
    /** From the top to the page that is shown. */
    items: readonly BreadcrumbItem[];
}
/** The way from the top to this page; on narrow screens the way back to its parent. */
export declare function Breadcrumbs({ items }: BreadcrumbsProps): import("react").JSX.Element;

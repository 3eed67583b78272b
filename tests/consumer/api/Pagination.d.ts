import { type ElementProps } from '../../internal/elementProps.js';
interface Counted {
    /** Number of items in all. */
    total: number;
    shown?: never;
    hasNext?: never;
}
interface Uncounted {
    total?: never;
    /** Number of items shown now. */
    shown: number;
    /** Whether there are more items. */
    hasNext: boolean;
}
/** The number of items or, if they are not counted, how many are shown now and whether there are more. */
type Extent = Counted | Uncounted;
interface Addressed {
    /** Returns the address of a page. */
    hrefOf: (page: number) => string;
    onPage?: (page: number) => void;
}
interface Unaddressed {
    hrefOf?: never;
    /** Called with the page that the reader chooses. */
    onPage: (page: number) => void;
}
/**
 * With addresses, pages are links, and `onPage` is only called for a typed page number. Without addresses they are
 * buttons.
 */
type Ways = Addressed | Unaddressed;
interface PaginationBase {
    /** What is paginated: "Pages des demandes". Names the navigation. */
    label: string;
    /** The current page, from 1. */
    page: number;
    /** Number of rows per page. */
    pageSize: number;
    /** The page sizes to choose from. Requires `onPageSize`. */
    pageSizes?: readonly number[];
    /** Called with the new page size, and with the page that then contains the first row shown now. */
    onPageSize?: (pageSize: number, page: number) => void;
}
export type PaginationProps = ElementProps<HTMLDivElement> & (PaginationBase & Extent & Ways);
/** Shows which rows are visible, and links to the other pages. */
export declare function Pagination(props: PaginationProps): import("react").JSX.Element;
export {};

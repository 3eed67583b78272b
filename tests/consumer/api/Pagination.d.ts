import { type ElementProps } from '../../internal/elementProps.js';
interface Counted {
    /** How many there are in all. */
    total: number;
    shown?: never;
    hasNext?: never;
}
interface Uncounted {
    total?: never;
    /** How many are shown now. */
    shown: number;
    /** Whether more follow. */
    hasNext: boolean;
}
/** How many there are; or, where nobody counts them, what is shown now and whether more follow. */
type Extent = Counted | Uncounted;
interface Addressed {
    /** The address of a page. */
    hrefOf: (page: number) => string;
    onPage?: (page: number) => void;
}
interface Unaddressed {
    hrefOf?: never;
    /** Hears the page that the reader asks for. */
    onPage: (page: number) => void;
}
/** Pages with addresses are links; `onPage` then only jumps to a page that is typed. Without addresses they are buttons. */
type Ways = Addressed | Unaddressed;
interface PaginationBase {
    /** What is divided into pages: "Pages des demandes". Names the navigation. */
    label: string;
    /** The page that is shown, from 1. */
    page: number;
    /** How many lines a page has. */
    pageSize: number;
    /** Sizes to choose from, with `onPageSize`. */
    pageSizes?: readonly number[];
    /** Called with the size, and with the page on which the first line that is shown now will be. */
    onPageSize?: (pageSize: number, page: number) => void;
}
export type PaginationProps = ElementProps<HTMLDivElement> & (PaginationBase & Extent & Ways);
/** Which lines are shown, and the way to the others. */
export declare function Pagination(props: PaginationProps): import("react").JSX.Element;
export {};

/** How many there are; or, where nobody counts them, what is shown now and whether more follow. */
type Extent = {
    total: number;
    shown?: never;
    hasNext?: never;
} | {
    total?: never;
    shown: number;
    hasNext: boolean;
};
/** Pages with addresses are links; `onPage` then only jumps to a page that is typed. Without addresses they are buttons. */
type Ways = {
    hrefOf: (page: number) => string;
    onPage?: (page: number) => void;
} | {
    hrefOf?: never;
    onPage: (page: number) => void;
};
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
export type PaginationProps = PaginationBase & Extent & Ways;
/** Which lines are shown, and the way to the others. */
export declare function Pagination(props: PaginationProps): import("react").JSX.Element;
export {};

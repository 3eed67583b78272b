import type { ReactNode } from 'react';
export declare const pageWidths: readonly ['reading', 'normal', 'full'];
export interface PageProps {
    children: ReactNode;
    /** Prose keeps short lines, grids take the whole width. @default 'normal' */
    width?: (typeof pageWidths)[number];
}
/** Margins and rhythm of a screen. Its first child is a `PageHeader`. */
export declare function Page({ children, width }: PageProps): import("react").JSX.Element;

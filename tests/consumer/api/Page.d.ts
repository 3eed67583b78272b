import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const pageWidths: readonly ['reading', 'normal', 'full'];
export interface PageProps extends ElementProps<HTMLDivElement> {
    children: ReactNode;
    /** Prose keeps short lines, grids take the whole width. @default 'normal' */
    width?: (typeof pageWidths)[number];
}
/** Margins and rhythm of a screen. Its first child is a `PageHeader`. */
export declare function Page({ children, width, ...element }: PageProps): import("react").JSX.Element;

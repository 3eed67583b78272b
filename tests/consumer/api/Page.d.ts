import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const pageWidths: readonly ['reading', 'normal', 'full'];
export interface PageProps extends ElementProps<HTMLDivElement> {
    children: ReactNode;
    /** Maximum width: prose needs short lines, grids take the whole width. @default 'normal' */
    width?: (typeof pageWidths)[number];
}
/** Margins and vertical rhythm of a screen. The first child is a `PageHeader`. */
export declare function Page({ children, width, ...element }: PageProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { Space } from '../../tokens/scale.js';
export interface GridProps extends ElementProps<HTMLDivElement> {
    children: ReactNode;
    /** Minimum column width as any CSS length; the grid has as many columns as fit. @default '18rem' */
    columnWidth?: string;
    /** Space between the children, in steps of 4 px. @default 4 */
    gap?: Space;
    /**
     * Stretches the children of the last row to fill it, so that three items in two columns leave no hole.
     * @default false
     */
    isFilled?: boolean;
}
/** Children in as many equal columns as fit. */
export declare function Grid({ children, columnWidth, gap, isFilled, ...element }: GridProps): import("react").JSX.Element;

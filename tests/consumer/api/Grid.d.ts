import type { ReactNode } from 'react';
import type { Space } from '../../tokens/scale.js';
export interface GridProps {
    children: ReactNode;
    /** Least width of a column, any CSS length; as many columns as fit. @default '18rem' */
    columnWidth?: string;
    /** @default 4 */
    gap?: Space;
}
/** Children in as many equal columns as fit. */
export declare function Grid({ children, columnWidth, gap }: GridProps): import("react").JSX.Element;

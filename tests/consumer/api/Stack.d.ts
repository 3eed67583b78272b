import type { ReactNode } from 'react';
import type { Space } from '../../tokens/scale.js';
export declare const stackAlignments: readonly ['stretch', 'start', 'center'];
export interface StackProps {
    children: ReactNode;
    /** Space between the children, in steps of 4 px. @default 4 */
    gap?: Space;
    /** @default 'stretch' */
    align?: (typeof stackAlignments)[number];
}
/** Children below each other with even space. */
export declare function Stack({ children, gap, align }: StackProps): import("react").JSX.Element;

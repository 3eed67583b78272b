import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { Space } from '../../tokens/scale.js';
export declare const stackAlignments: readonly ['stretch', 'start', 'center'];
export interface StackProps extends ElementProps {
    children: ReactNode;
    /** Space between the children, in steps of 4 px. @default 4 */
    gap?: Space;
    /** Alignment of children that are narrower than the stack. @default 'stretch' */
    align?: (typeof stackAlignments)[number];
    /** Marks the children up as a list: screen readers announce it and the number of items. @default false */
    isList?: boolean;
}
/** Stacks children vertically with even spacing. */
export declare function Stack({ children, gap, align, isList, ...element }: StackProps): import("react").JSX.Element;

import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { Space } from '../../tokens/scale.js';
export declare const stackAlignments: readonly ['stretch', 'start', 'center'];
export interface StackProps extends ElementProps<HTMLElement> {
    children: ReactNode;
    /** Space between the children, in steps of 4 px. @default 4 */
    gap?: Space;
    /** Where children stand that are narrower than the stack. @default 'stretch' */
    align?: (typeof stackAlignments)[number];
    /** Things of one kind: a screen reader says that it is a list, and of how many. @default false */
    isList?: boolean;
}
/** Children below each other with even space. */
export declare function Stack({ children, gap, align, isList, ...element }: StackProps): import("react").JSX.Element;

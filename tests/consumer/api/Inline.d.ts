import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { Space } from '../../tokens/scale.js';
export declare const inlineJustifications: readonly ['start', 'end', 'between'];
export interface InlineProps extends ElementProps<HTMLDivElement> {
    children: ReactNode;
    /** Space between the children, in steps of 4 px. @default 3 */
    gap?: Space;
    /** Alignment of the children in a line that they do not fill. @default 'start' */
    justify?: (typeof inlineJustifications)[number];
}
/** Children beside each other; they wrap when the line is full. */
export declare function Inline({ children, gap, justify, ...element }: InlineProps): import("react").JSX.Element;

import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface SkippableProps extends ElementProps<HTMLDivElement> {
    /** What the link says: "Skip the report “Margin”". */
    label: string;
    /** What the keyboard would have to walk through. */
    children: ReactNode;
    /** There is something in it to walk through. Without it there is no link. @default true */
    isThere?: boolean;
}
/** Something with a link past it for the keyboard: the frame of another application, whose stops nobody here knows. */
export declare function Skippable({ label, children, isThere, ...element }: SkippableProps): import("react").JSX.Element;

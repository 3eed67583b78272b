import { type ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface SkippableProps extends ElementProps<HTMLDivElement> {
    /** Text of the link: "Skip the report “Margin”". */
    label: string;
    /** The content to skip. */
    children: ReactNode;
    /** Whether there is content to skip. Without it there is no link. @default true */
    isThere?: boolean;
}
/**
 * Content with a link that lets keyboard users skip it: for example another application in a frame, with an unknown
 * number of tab stops.
 */
export declare function Skippable({ label, children, isThere, ...element }: SkippableProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface GreetingProps extends ElementProps<HTMLDivElement> {
    /** The page's h1: "Good morning, Zoé". */
    title: string;
    /** The day, written out. */
    date: string;
    /** What one starts with: the search field. */
    children?: ReactNode;
}
/** The head of the home page, on the faint paving of the square. */
export declare function Greeting({ title, date, children, ...element }: GreetingProps): import("react").JSX.Element;

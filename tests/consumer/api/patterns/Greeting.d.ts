import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface GreetingProps extends ElementProps<HTMLDivElement> {
    /** The page's h1: "Good morning, Zoé". */
    title: string;
    /** The date, written out. */
    date: string;
    /** The starting point: the search field. */
    children?: ReactNode;
}
/** The header of the home page, with the square's paving as a faint background. */
export declare function Greeting({ title, date, children, ...element }: GreetingProps): import("react").JSX.Element;

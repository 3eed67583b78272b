import type { ReactNode } from 'react';
export interface GreetingProps {
    /** The page's h1: "Good morning, Zoé". */
    title: string;
    /** The day, written out. */
    date: string;
    /** What one starts with: the search field. */
    children?: ReactNode;
}
/** The head of the home page, on the faint paving of the square. */
export declare function Greeting({ title, date, children }: GreetingProps): import("react").JSX.Element;

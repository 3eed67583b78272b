import type { ReactNode } from 'react';
export interface DescriptionListProps {
    /** Each name with its value, in reading order. Names are unique. */
    items: readonly {
        term: string;
        value: ReactNode;
    }[];
}
/** Names and values of one thing. For many things of a kind use a grid. */
export declare function DescriptionList({ items }: DescriptionListProps): import("react").JSX.Element;

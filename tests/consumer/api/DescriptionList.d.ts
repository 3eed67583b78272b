import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
    /** Each name with its value, in reading order. Names are unique. */
    items: readonly {
        term: string;
        value: ReactNode;
    }[];
}
/** Names and values of one thing. For many things of a kind use a grid. */
export declare function DescriptionList({ items, ...element }: DescriptionListProps): import("react").JSX.Element;

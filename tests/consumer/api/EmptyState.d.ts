import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
    /** What is empty, as a sentence: "Aucun menu ne correspond". */
    title: string;
    /** Why, and what to do next. */
    children?: ReactNode;
    /** A way to fill it or to leave. */
    actions?: ReactNode;
    /** A whole screen (h1) or a part of one (h2). @default 'section' */
    size?: 'page' | 'section';
}
/** Nothing to show, and that is no mistake. */
export declare function EmptyState({ size, ...rest }: EmptyStateProps): import("react").JSX.Element;

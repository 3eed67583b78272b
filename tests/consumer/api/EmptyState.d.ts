import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
    /** What is empty, as a sentence: "Aucun menu ne correspond". */
    title: string;
    /** Why it is empty and what to do next. */
    children?: ReactNode;
    /** Actions that add content or lead elsewhere. */
    actions?: ReactNode;
    /** Whether it fills a whole screen (h1) or a part of one (h2). @default 'section' */
    size?: 'page' | 'section';
}
/** Tells the reader that there is nothing to show, where that is not an error. */
export declare function EmptyState({ size, ...rest }: EmptyStateProps): import("react").JSX.Element;

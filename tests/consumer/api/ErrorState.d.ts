import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface ErrorStateProps extends ElementProps<HTMLDivElement> {
    /** What failed. @default the general message of the product */
    title?: string;
    /** Why it failed and what to do next. @default "Try again later." */
    children?: ReactNode;
    /** Called when the reader presses "Try again". Without it there is no such button. */
    onRetry?: () => void;
    /** Whether the retry is in progress. @default false */
    isRetrying?: boolean;
    /** More actions, after "Try again". */
    actions?: ReactNode;
    /** Trace id for support to look up, collapsed under "Details". */
    reference?: string;
    /** Whether it fills a whole screen (h1) or a part of one (h2). @default 'section' */
    size?: 'page' | 'section';
}
/** Tells the reader what failed, why, and what to do next, and offers a retry. */
export declare function ErrorState({ title, children, onRetry, isRetrying, actions, reference, size, ...element }: ErrorStateProps): import("react").JSX.Element;

import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export interface ErrorStateProps extends ElementProps<HTMLDivElement> {
    /** What failed. @default the general message of the product */
    title?: string;
    /** Why, and what to do next. @default "Try again later." */
    children?: ReactNode;
    /** Offers "Try again". */
    onRetry?: () => void;
    /** The retry is under way. @default false */
    isRetrying?: boolean;
    /** Further ways out, after "Try again". */
    actions?: ReactNode;
    /** Trace id that support can look up; folded behind "Details". */
    reference?: string;
    /** A whole screen (h1) or a part of one (h2). @default 'section' */
    size?: 'page' | 'section';
}
/** Something failed: says what, why and what next, and lets the reader try again. */
export declare function ErrorState({ title, children, onRetry, isRetrying, actions, reference, size, ...element }: ErrorStateProps): import("react").JSX.Element;

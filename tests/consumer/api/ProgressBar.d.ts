import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const progressStates: readonly ['running', 'paused', 'failed', 'done'];
export type ProgressState = (typeof progressStates)[number];
export declare const progressSizes: readonly ['medium', 'small'];
export interface ProgressBarProps extends ElementProps<HTMLDivElement> {
    /** What is being done: "Import du rapport". */
    label: string;
    /** Keeps the label for screen readers only, if it is visible elsewhere, for example in a table row. @default false */
    isLabelHidden?: boolean;
    /** How much is done, between 0 and `maximum`. Leave out while unknown. */
    value?: number;
    /** The value at which the work is complete. @default 100 */
    maximum?: number;
    /** The progress in words, shown instead of a percentage: "3 fichiers sur 12". */
    figure?: string;
    /** Further details: "1,2 Mo/s, encore 3 minutes"; after a failure, the reason. */
    detail?: ReactNode;
    /** The state of the work. @default 'running' */
    state?: ProgressState;
    /** Thickness of the bar. @default 'medium' */
    size?: (typeof progressSizes)[number];
}
/**
 * Shows the progress of a long task. To show how much of something is used, use `Meter`.
 *
 * Uses React Aria's hook, because its component shares a module with the context of every button and would be loaded
 * with each page.
 */
export declare function ProgressBar({ label, isLabelHidden, value, maximum, figure, detail, state, size, ...element }: ProgressBarProps): import("react").JSX.Element;

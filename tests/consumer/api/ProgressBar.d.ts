import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const progressStates: readonly ['running', 'paused', 'failed', 'done'];
export type ProgressState = (typeof progressStates)[number];
export declare const progressSizes: readonly ['medium', 'small'];
export interface ProgressBarProps extends ElementProps<HTMLDivElement> {
    /** What is being done: "Import du rapport". */
    label: string;
    /** The label is said and not shown, where it stands elsewhere: in the row of a table. @default false */
    isLabelHidden?: boolean;
    /** How much is done, between 0 and `maximum`; leave out while nobody knows. */
    value?: number;
    /** @default 100 */
    maximum?: number;
    /** The figure in words, instead of percent: "3 fichiers sur 12". */
    figure?: string;
    /** What else is known: "1,2 Mo/s, encore 3 minutes"; for what failed, why. */
    detail?: ReactNode;
    /** How the work is going. @default 'running' */
    state?: ProgressState;
    /** @default 'medium' */
    size?: (typeof progressSizes)[number];
}
/**
 * How far work is that takes its time. For how much of something is used, `Meter`.
 *
 * By React Aria's hook: its component stands in one module with the context of every button, and would come with each page.
 */
export declare function ProgressBar({ label, isLabelHidden, value, maximum, figure, detail, state, size, ...element }: ProgressBarProps): import("react").JSX.Element;

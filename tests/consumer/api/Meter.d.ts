import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { StatusName } from '../../tokens/statuses.js';
export declare const meterSizes: readonly ['medium', 'small'];
interface MeterBase {
    /** What is measured: "Espace utilisé". */
    label: string;
    /** The label is said and not shown, where it stands elsewhere. @default false */
    isLabelHidden?: boolean;
    value: number;
    /** @default 0 */
    minimum?: number;
    /** @default 100 */
    maximum?: number;
    /** The figure in words, instead of percent: "16 Go sur 20 Go". */
    figure?: string;
    /** What follows from it. */
    detail?: ReactNode;
    /** @default 'medium' */
    size?: (typeof meterSizes)[number];
}
/** A status comes with its word: "Presque plein". */
interface MeterStatus {
    /** What the value means: decides the color. */
    status: StatusName;
    /** The same in words: color alone says nothing. */
    statusText: string;
}
export type MeterProps = ElementProps<HTMLDivElement> & (MeterBase & (MeterStatus | {
    status?: never;
    statusText?: never;
}));
/** How much of a known amount there is: space, quota, coverage. For work under way, `ProgressBar`. */
export declare function Meter({ label, isLabelHidden, value, minimum, maximum, figure, detail, size, status, statusText, ...element }: MeterProps): import("react").JSX.Element;
export {};

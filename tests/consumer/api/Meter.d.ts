import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
import type { StatusName } from '../../tokens/statuses.js';
export declare const meterSizes: readonly ['medium', 'small'];
interface MeterBase {
    /** Label that says what is measured: "Espace utilisé". */
    label: string;
    /** Hides the label visually, for places that already show it. Screen readers still announce it. @default false */
    isLabelHidden?: boolean;
    value: number;
    /** @default 0 */
    minimum?: number;
    /** @default 100 */
    maximum?: number;
    /** Text of the value, instead of a percentage: "16 Go sur 20 Go". */
    figure?: string;
    /** More information below the meter, for instance what follows from the value. */
    detail?: ReactNode;
    /** @default 'medium' */
    size?: (typeof meterSizes)[number];
}
/** A status comes with a text: "Presque plein". */
interface MeterStatus {
    /** What the value means. Decides the color. */
    status: StatusName;
    /** The status as text, because color alone is not enough. */
    statusText: string;
}
export type MeterProps = ElementProps<HTMLDivElement> & (MeterBase & (MeterStatus | {
    status?: never;
    statusText?: never;
}));
/** Shows a value within a known range: disk space, quota, coverage. For work in progress, use `ProgressBar`. */
export declare function Meter({ label, isLabelHidden, value, minimum, maximum, figure, detail, size, status, statusText, ...element }: MeterProps): import("react").JSX.Element;
export {};
